/**
 * @generated SignedSource<<acf9760e00869278c0b184836b8b3536>>
 * @relayHash 083b3ab430d6b200327af8045b8f4334
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 083b3ab430d6b200327af8045b8f4334

import type { ConcreteRequest } from 'relay-runtime';
export type NoOutputsQuery$variables = Record<PropertyKey, never>;
export type NoOutputsQuery$data = {
  readonly filterForms: ReadonlyArray<{
    readonly __typename: "MasterTemplate";
  }>;
  readonly outputRows: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "QueryOutputRowsConnectionEdge";
    }>;
  };
};
export type NoOutputsQuery = {
  response: NoOutputsQuery$data;
  variables: NoOutputsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filters",
      "value": ([]/*:: as any*/)
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "QueryOutputRowsConnection",
  "kind": "LinkedField",
  "name": "outputRows",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QueryOutputRowsConnectionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "outputRows(filters:[],first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoOutputsQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "MasterTemplate",
        "kind": "LinkedField",
        "name": "filterForms",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoOutputsQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "MasterTemplate",
        "kind": "LinkedField",
        "name": "filterForms",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "083b3ab430d6b200327af8045b8f4334",
    "metadata": {},
    "name": "NoOutputsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8695164e98cbcca2fdca6987845e9bdd";

export default node;
