/**
 * @generated SignedSource<<7aa963d5d2c9bc8f6099335e80744834>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "cash" | "check" | "creditcard";
import type { FragmentRefs } from "relay-runtime";
export type WaysToPay_payment$data = {
  readonly acceptedMethods: ReadonlyArray<PaymentMethod>;
  readonly availableActions: ReadonlyArray<string>;
  readonly card: {
    readonly amountCents: number;
    readonly showsFees: boolean;
    readonly totalCents: number;
  } | null | undefined;
  readonly id: string;
  readonly mode: string;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly us_bank_account: {
    readonly amountCents: number;
    readonly showsFees: boolean;
    readonly totalCents: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PayOnline_payment">;
  readonly " $fragmentType": "WaysToPay_payment";
};
export type WaysToPay_payment$key = {
  readonly " $data"?: WaysToPay_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaysToPay_payment">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "totalCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "showsFees",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaysToPay_payment",
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
      "name": "mode",
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
      "alias": "card",
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
      "selections": (v0/*:: as any*/),
      "storageKey": "quote(paymentType:\"card\")"
    },
    {
      "alias": "us_bank_account",
      "args": [
        {
          "kind": "Literal",
          "name": "paymentType",
          "value": "us_bank_account"
        }
      ],
      "concreteType": "PaymentQuote",
      "kind": "LinkedField",
      "name": "quote",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "quote(paymentType:\"us_bank_account\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayOnline_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "2ad5824b40ec568984d4c4c5742c8880";

export default node;
