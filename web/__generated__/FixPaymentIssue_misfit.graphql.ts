/**
 * @generated SignedSource<<b01999d61b2136c6a0bf8b9401d4a198>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MisfitAct = "advance" | "approveRefund" | "check" | "refundAgain" | "refundOverpayment" | "remind";
export type MisfitKind = "advanced_unpaid" | "no_word" | "overpaid" | "paid_not_advanced" | "provider_differs" | "refund_stuck" | "verification_waits";
import type { FragmentRefs } from "relay-runtime";
export type FixPaymentIssue_misfit$data = {
  readonly activeStepId: string;
  readonly acts: ReadonlyArray<MisfitAct>;
  readonly amountCents: number | null | undefined;
  readonly chargeId: string | null | undefined;
  readonly kind: MisfitKind;
  readonly paymentId: string;
  readonly refundCents: number | null | undefined;
  readonly refundId: string | null | undefined;
  readonly refundState: string | null | undefined;
  readonly " $fragmentType": "FixPaymentIssue_misfit";
};
export type FixPaymentIssue_misfit$key = {
  readonly " $data"?: FixPaymentIssue_misfit$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixPaymentIssue_misfit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixPaymentIssue_misfit",
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

(node as any).hash = "56d256710a638a8c18e379741e734f9b";

export default node;
