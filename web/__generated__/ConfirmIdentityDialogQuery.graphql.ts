/**
 * @generated SignedSource<<aede8901d3d4f454bf709d8c6bdaf1b4>>
 * @relayHash 35daea45dd60bfc9eb37d4c6bb1aa9a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a9d6fd463c8b60672e0c059ec41490c6dbc4e4d7f4998105e0569a8567b58c3

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmIdentityDialogQuery$variables = Record<PropertyKey, never>;
export type ConfirmIdentityDialogQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly secondFactors: ReadonlyArray<string>;
  } | null | undefined;
};
export type ConfirmIdentityDialogQuery = {
  response: ConfirmIdentityDialogQuery$data;
  variables: ConfirmIdentityDialogQuery$variables;
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
  "name": "secondFactors",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmIdentityDialogQuery",
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
    "name": "ConfirmIdentityDialogQuery",
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
    "id": "1a9d6fd463c8b60672e0c059ec41490c6dbc4e4d7f4998105e0569a8567b58c3",
    "metadata": {},
    "name": "ConfirmIdentityDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ccd5e2346d659960753cec9f21740ad4";

export default node;
