/**
 * @generated SignedSource<<3f0e6f393b97c8628ed75a4ba527f49e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayOnline_payment$data = {
  readonly browserPayments: {
    readonly mode: string;
    readonly publishableKey: string;
    readonly sandboxUrl: string | null | undefined;
  };
  readonly card: {
    readonly amountCents: number;
    readonly totalCents: number;
    readonly " $fragmentSpreads": FragmentRefs<"AmountDue_quote">;
  } | null | undefined;
  readonly id: string;
  readonly us_bank_account: {
    readonly amountCents: number;
    readonly totalCents: number;
    readonly " $fragmentSpreads": FragmentRefs<"AmountDue_quote">;
  } | null | undefined;
  readonly " $fragmentType": "PayOnline_payment";
};
export type PayOnline_payment$key = {
  readonly " $data"?: PayOnline_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayOnline_payment">;
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
    "args": null,
    "kind": "FragmentSpread",
    "name": "AmountDue_quote"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayOnline_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "alias": null,
      "args": null,
      "concreteType": "BrowserPayments",
      "kind": "LinkedField",
      "name": "browserPayments",
      "plural": false,
      "selections": [
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
          "name": "publishableKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sandboxUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "2f64133c1986b5ef8cbb2c4c4165cee4";

export default node;
