/**
 * @generated SignedSource<<d39ccc8a2c5800f6d60ea469b95afdf8>>
 * @relayHash 6e4614255a0fc74d2f710db50f9ac9e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e4614255a0fc74d2f710db50f9ac9e0

import type { ConcreteRequest } from 'relay-runtime';
export type PayerAmountQuery$variables = {
  amountCents: number;
  id: string;
};
export type PayerAmountQuery$data = {
  readonly node: {
    readonly payment: {
      readonly card: {
        readonly amountCents: number;
        readonly showsFees: boolean;
        readonly totalCents: number;
      } | null | undefined;
      readonly us_bank_account: {
        readonly amountCents: number;
        readonly showsFees: boolean;
        readonly totalCents: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PayerAmountQuery = {
  response: PayerAmountQuery$data;
  variables: PayerAmountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amountCents"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "Variable",
  "name": "amountCents",
  "variableName": "amountCents"
},
v4 = [
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
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "card",
      "args": [
        (v3/*:: as any*/),
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
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "us_bank_account",
      "args": [
        (v3/*:: as any*/),
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
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PayerAmountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payment"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PayerAmountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6e4614255a0fc74d2f710db50f9ac9e0",
    "metadata": {},
    "name": "PayerAmountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e5a16d6c14532842200082b4c449620";

export default node;
