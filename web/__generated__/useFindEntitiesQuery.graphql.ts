/**
 * @generated SignedSource<<db3a90786a6c7b0c7314662602e6e0af>>
 * @relayHash abd5113d6ed3dd831dddd23caf41bff2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 494d210fe8b0b9cd0a0f5673a89f51384301c26c0bff68078a2ee41f3109aea0

import type { ConcreteRequest } from 'relay-runtime';
export type useFindEntitiesQuery$variables = {
  fieldId: string;
  submissionId: string;
  terms: string;
};
export type useFindEntitiesQuery$data = {
  readonly entityMatches: ReadonlyArray<{
    readonly entityId: string;
    readonly name: string;
  }>;
};
export type useFindEntitiesQuery = {
  response: useFindEntitiesQuery$data;
  variables: useFindEntitiesQuery$variables;
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
    "name": "useFindEntitiesQuery",
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
    "name": "useFindEntitiesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "494d210fe8b0b9cd0a0f5673a89f51384301c26c0bff68078a2ee41f3109aea0",
    "metadata": {},
    "name": "useFindEntitiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7791c3acd489448862c62356431b8e23";

export default node;
