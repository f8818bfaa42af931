/**
 * @generated SignedSource<<2a7201852977e849922963d5c123390f>>
 * @relayHash 18ee7599899a48c5572f6bbaacfbba78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c49422a6bd6ec10ef064360128373705e0c9a8c3004047bcdcfc4e4fd4b33d56

import type { ConcreteRequest } from 'relay-runtime';
export type AccountLinkState = "expired" | "unknown" | "used" | "valid";
export type VerifyEmailScreenQuery$variables = {
  token: string;
};
export type VerifyEmailScreenQuery$data = {
  readonly accountLink: {
    readonly email: string | null | undefined;
    readonly state: AccountLinkState;
  };
};
export type VerifyEmailScreenQuery = {
  response: VerifyEmailScreenQuery$data;
  variables: VerifyEmailScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "AccountLink",
    "kind": "LinkedField",
    "name": "accountLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VerifyEmailScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VerifyEmailScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c49422a6bd6ec10ef064360128373705e0c9a8c3004047bcdcfc4e4fd4b33d56",
    "metadata": {},
    "name": "VerifyEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7787e72c9a813863afb8f05c2f23066";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
