/**
 * @generated SignedSource<<6d99986f02b97b833a2c7ab2aabee2f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MisfitKind = "advanced_unpaid" | "no_word" | "overpaid" | "paid_not_advanced" | "provider_differs" | "refund_stuck" | "verification_waits";
import type { FragmentRefs } from "relay-runtime";
export type PaymentIssueTable_misfits$data = ReadonlyArray<{
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
  readonly " $fragmentSpreads": FragmentRefs<"FixPaymentIssue_misfit">;
  readonly " $fragmentType": "PaymentIssueTable_misfits";
}>;
export type PaymentIssueTable_misfits$key = ReadonlyArray<{
  readonly " $data"?: PaymentIssueTable_misfits$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentIssueTable_misfits">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PaymentIssueTable_misfits",
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
      "name": "FixPaymentIssue_misfit"
    }
  ],
  "type": "Misfit",
  "abstractKey": null
};

(node as any).hash = "fcfe2b648493a12a4a0defeb4ce55271";

export default node;
