/**
 * @generated SignedSource<<f5229f9efbcfe8208c5b31e8273e8969>>
 * @relayHash 32b0404d52f3943d67502786df925306
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32b0404d52f3943d67502786df925306

import type { ConcreteRequest } from 'relay-runtime';
export type AccountLinkState = "expired" | "unknown" | "used" | "valid";
export type NewPasswordScreenQuery$variables = {
  token: string;
};
export type NewPasswordScreenQuery$data = {
  readonly accountLink: {
    readonly email: string | null | undefined;
    readonly state: AccountLinkState;
  };
};
export type NewPasswordScreenQuery = {
  response: NewPasswordScreenQuery$data;
  variables: NewPasswordScreenQuery$variables;
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
    "name": "NewPasswordScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewPasswordScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "32b0404d52f3943d67502786df925306",
    "metadata": {},
    "name": "NewPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0207e2ab57a8ffe83e524f41436456c0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
