/**
 * @generated SignedSource<<17785278597abd141bd936579d518d5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "cash" | "check" | "creditcard";
export type PaymentStatus = "due" | "notRequired" | "paid" | "processing" | "waived";
import type { FragmentRefs } from "relay-runtime";
export type StaffPaymentActions_payment$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly beingPaidBy: string | null | undefined;
  readonly id: string;
  readonly outstandingCents: number | null | undefined;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly status: PaymentStatus;
  readonly team: {
    readonly " $fragmentSpreads": FragmentRefs<"OnlinePaymentsOff_team">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PaymentLedger_payment" | "PhoneCardPayment_payment">;
  readonly " $fragmentType": "StaffPaymentActions_payment";
};
export type StaffPaymentActions_payment$key = {
  readonly " $data"?: StaffPaymentActions_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffPaymentActions_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffPaymentActions_payment",
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
      "name": "status",
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
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beingPaidBy",
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
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OnlinePaymentsOff_team"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentLedger_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhoneCardPayment_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "5ad4659929b9fe18016d1a62a976bdc6";

export default node;
