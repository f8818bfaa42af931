/**
 * @generated SignedSource<<9149b023e3b432397a502d8cc43b2fa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MisfitKind = "advanced_unpaid" | "no_word" | "overpaid" | "paid_not_advanced" | "provider_differs" | "refund_stuck" | "verification_waits";
import type { FragmentRefs } from "relay-runtime";
export type MisfitTable_misfits$data = ReadonlyArray<{
  readonly amountCents: number | null | undefined;
  readonly failure: string | null | undefined;
  readonly formName: string;
  readonly id: string;
  readonly kind: MisfitKind;
  readonly payer: string | null | undefined;
  readonly refundState: string | null | undefined;
  readonly requirementId: string | null | undefined;
  readonly since: string;
  readonly stepId: string;
  readonly stepName: string | null | undefined;
  readonly submissionId: string | null | undefined;
  readonly submissionNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"MendMisfit_misfit">;
  readonly " $fragmentType": "MisfitTable_misfits";
}>;
export type MisfitTable_misfits$key = ReadonlyArray<{
  readonly " $data"?: MisfitTable_misfits$data;
  readonly " $fragmentSpreads": FragmentRefs<"MisfitTable_misfits">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MisfitTable_misfits",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requirementId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MendMisfit_misfit"
    }
  ],
  "type": "Misfit",
  "abstractKey": null
};

(node as any).hash = "252616f20754005da84f45a89c69972f";

export default node;
