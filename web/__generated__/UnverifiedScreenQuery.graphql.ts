/**
 * @generated SignedSource<<11eb42e9506ef956c1364c8c3ca1bd0a>>
 * @relayHash 727caf0f9d4b6c92d504df978bbea8bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 727caf0f9d4b6c92d504df978bbea8bd

import type { ConcreteRequest } from 'relay-runtime';
export type UnverifiedScreenQuery$variables = Record<PropertyKey, never>;
export type UnverifiedScreenQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly isEmailVerified: boolean;
  } | null | undefined;
};
export type UnverifiedScreenQuery = {
  response: UnverifiedScreenQuery$data;
  variables: UnverifiedScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmailVerified",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UnverifiedScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
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
    "name": "UnverifiedScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "727caf0f9d4b6c92d504df978bbea8bd",
    "metadata": {},
    "name": "UnverifiedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d30a9d34245bc700763302bb3e94b8a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
