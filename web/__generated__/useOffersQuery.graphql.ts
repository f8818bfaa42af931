/**
 * @generated SignedSource<<a47d7be7e79eb0e43135ffabb303fc6d>>
 * @relayHash 3cccca9b2c36d042c9a8b5c12248ad4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cccca9b2c36d042c9a8b5c12248ad4e

import type { ConcreteRequest } from 'relay-runtime';
export type BatchAction = "assign" | "delete" | "halt" | "resume" | "tag" | "unassign" | "untag";
export type useOffersQuery$variables = {
  filters?: import('#domain/form/Content.ts').Content | null | undefined;
  submissionIds?: ReadonlyArray<string> | null | undefined;
};
export type useOffersQuery$data = {
  readonly chosenSubmissions: {
    readonly exportCount: number;
    readonly importedCount: number;
    readonly offers: ReadonlyArray<{
      readonly action: BatchAction;
      readonly count: number;
    }>;
  };
};
export type useOffersQuery = {
  response: useOffersQuery$data;
  variables: useOffersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "submissionIds"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filters",
        "variableName": "filters"
      },
      {
        "kind": "Variable",
        "name": "submissionIds",
        "variableName": "submissionIds"
      }
    ],
    "concreteType": "ChosenSubmissions",
    "kind": "LinkedField",
    "name": "chosenSubmissions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exportCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "importedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BatchOffer",
        "kind": "LinkedField",
        "name": "offers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOffersQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "useOffersQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3cccca9b2c36d042c9a8b5c12248ad4e",
    "metadata": {},
    "name": "useOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8767f2cf9c4bcca218af6261b5319d11";

export default node;
