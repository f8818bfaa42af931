/**
 * @generated SignedSource<<b41f6e4a09d7fb94fae2f9ca401255d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MisfitAct = "advance" | "approveRefund" | "check" | "refundAgain" | "refundOverpayment" | "remind";
export type MisfitKind = "advanced_unpaid" | "no_word" | "overpaid" | "paid_not_advanced" | "provider_differs" | "refund_stuck" | "verification_waits";
import type { FragmentRefs } from "relay-runtime";
export type MendMisfit_misfit$data = {
  readonly activeStepId: string;
  readonly acts: ReadonlyArray<MisfitAct>;
  readonly amountCents: number | null | undefined;
  readonly chargeId: string | null | undefined;
  readonly kind: MisfitKind;
  readonly paymentId: string;
  readonly refundCents: number | null | undefined;
  readonly refundId: string | null | undefined;
  readonly refundState: string | null | undefined;
  readonly " $fragmentType": "MendMisfit_misfit";
};
export type MendMisfit_misfit$key = {
  readonly " $data"?: MendMisfit_misfit$data;
  readonly " $fragmentSpreads": FragmentRefs<"MendMisfit_misfit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MendMisfit_misfit",
  "selections": [
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
      "name": "refundState",
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
      "name": "refundCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeStepId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chargeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundId",
      "storageKey": null
    }
  ],
  "type": "Misfit",
  "abstractKey": null
};

(node as any).hash = "f7076a14d7c32f8fc27642dda74779ff";

export default node;
