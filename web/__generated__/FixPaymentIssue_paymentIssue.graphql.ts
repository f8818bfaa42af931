/**
 * @generated SignedSource<<f1e3e8c9f38bb6ea400082eba3172a74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentIssueAction = "advance" | "approveRefund" | "check" | "refundAgain" | "refundOverpayment" | "remind";
export type PaymentIssueKind = "advanced_unpaid" | "no_word" | "overpaid" | "paid_not_advanced" | "provider_differs" | "refund_stuck" | "verification_waits";
import type { FragmentRefs } from "relay-runtime";
export type FixPaymentIssue_paymentIssue$data = {
  readonly activeStepId: string;
  readonly acts: ReadonlyArray<PaymentIssueAction>;
  readonly amountCents: number | null | undefined;
  readonly chargeId: string | null | undefined;
  readonly kind: PaymentIssueKind;
  readonly paymentId: string;
  readonly refundCents: number | null | undefined;
  readonly refundId: string | null | undefined;
  readonly refundState: string | null | undefined;
  readonly " $fragmentType": "FixPaymentIssue_paymentIssue";
};
export type FixPaymentIssue_paymentIssue$key = {
  readonly " $data"?: FixPaymentIssue_paymentIssue$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixPaymentIssue_paymentIssue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixPaymentIssue_paymentIssue",
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
  "type": "PaymentIssue",
  "abstractKey": null
};

(node as any).hash = "90b1185494c19c1db5c9cc2938ac1f6c";

export default node;
