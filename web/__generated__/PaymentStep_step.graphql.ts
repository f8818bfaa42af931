/**
 * @generated SignedSource<<8e924851ee1350b575c7bed5d7fd4888>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChargeStatus = "disputed" | "failed" | "paid" | "pending" | "refund_failed" | "refund_pending" | "refunded";
export type PaymentMethod = "cash" | "check" | "creditcard";
export type PaymentStatus = "due" | "notRequired" | "paid" | "processing" | "waived";
export type PaymentType = "card" | "us_bank_account";
import type { FragmentRefs } from "relay-runtime";
export type PaymentStep_step$data = {
  readonly completedAt: string | null | undefined;
  readonly payment: {
    readonly acceptedMethods: ReadonlyArray<PaymentMethod>;
    readonly amountCents: number | null | undefined;
    readonly availableActions: ReadonlyArray<string>;
    readonly charges: ReadonlyArray<{
      readonly amountCents: number;
      readonly confirmationNumber: string;
      readonly failureMessage: string | null | undefined;
      readonly id: string;
      readonly method: PaymentType;
      readonly status: ChargeStatus;
      readonly " $fragmentSpreads": FragmentRefs<"RefundPayment_charge" | "RefundRequest_charge" | "RefundsMade_charge">;
    }>;
    readonly id: string;
    readonly isCalculable: boolean;
    readonly isGivenBack: boolean;
    readonly isOwn: boolean;
    readonly outstandingCents: number | null | undefined;
    readonly quote: {
      readonly " $fragmentSpreads": FragmentRefs<"AmountDue_quote">;
    } | null | undefined;
    readonly receivedByHandCents: number;
    readonly receivedCents: number;
    readonly status: PaymentStatus;
    readonly verification: {
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly waivedBy: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReceivedByHand_payment" | "StaffPaymentActions_payment" | "WaysToPay_payment">;
  } | null | undefined;
  readonly step: {
    readonly " $fragmentSpreads": FragmentRefs<"CashAndCheckInstructions_step">;
  };
  readonly " $fragmentType": "PaymentStep_step";
};
export type PaymentStep_step$key = {
  readonly " $data"?: PaymentStep_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_step">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountCents",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStep_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "step",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CashAndCheckInstructions_step"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCalculable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGivenBack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outstandingCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waivedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedByHandCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedMethods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableActions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BankVerification",
          "kind": "LinkedField",
          "name": "verification",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "paymentType",
              "value": "card"
            }
          ],
          "concreteType": "PaymentQuote",
          "kind": "LinkedField",
          "name": "quote",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AmountDue_quote"
            }
          ],
          "storageKey": "quote(paymentType:\"card\")"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Charge",
          "kind": "LinkedField",
          "name": "charges",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "method",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmationNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failureMessage",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RefundPayment_charge"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RefundRequest_charge"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RefundsMade_charge"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WaysToPay_payment"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReceivedByHand_payment"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StaffPaymentActions_payment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "68de9d0fc8f2d14d2e6537ce3d701b4c";

export default node;
