/**
 * @generated SignedSource<<4770cf560de466f10c90bfe1f8be1269>>
 * @relayHash a65b4fdc0810212ba9d67a33d972ca8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a65b4fdc0810212ba9d67a33d972ca8c

import type { ConcreteRequest } from 'relay-runtime';
export type entityQueriesFindQuery$variables = {
  fieldId: string;
  submissionId: string;
  terms: string;
};
export type entityQueriesFindQuery$data = {
  readonly entityMatches: ReadonlyArray<{
    readonly entityId: string;
    readonly name: string;
  }>;
};
export type entityQueriesFindQuery = {
  response: entityQueriesFindQuery$data;
  variables: entityQueriesFindQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fieldId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "submissionId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "terms"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fieldId",
        "variableName": "fieldId"
      },
      {
        "kind": "Variable",
        "name": "submissionId",
        "variableName": "submissionId"
      },
      {
        "kind": "Variable",
        "name": "terms",
        "variableName": "terms"
      }
    ],
    "concreteType": "EntityMatch",
    "kind": "LinkedField",
    "name": "entityMatches",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "entityId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "entityQueriesFindQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "entityQueriesFindQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a65b4fdc0810212ba9d67a33d972ca8c",
    "metadata": {},
    "name": "entityQueriesFindQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5098056d07dad873905159094673dd8e";

export default node;
