/**
 * @generated SignedSource<<a24a26008c7337547e17738654aa5a44>>
 * @relayHash 35daea45dd60bfc9eb37d4c6bb1aa9a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35daea45dd60bfc9eb37d4c6bb1aa9a6

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
    "id": "35daea45dd60bfc9eb37d4c6bb1aa9a6",
    "metadata": {},
    "name": "ConfirmIdentityDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ccd5e2346d659960753cec9f21740ad4";

export default node;
