/**
 * @generated SignedSource<<8800c3fbaea219e7e56ca83625582bdc>>
 * @relayHash 0a25c33813ed80358f2aca9cc6b301a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 343dbc0a26c04269b043cb8f127b567cee188a31dbc81ab163f6a6963dfb1700

import type { ConcreteRequest } from 'relay-runtime';
export type AccountLinkState = "expired" | "unknown" | "used" | "valid";
export type ClaimScreenQuery$variables = {
  token: string;
};
export type ClaimScreenQuery$data = {
  readonly accountLink: {
    readonly email: string | null | undefined;
    readonly name: string | null | undefined;
    readonly state: AccountLinkState;
  };
};
export type ClaimScreenQuery = {
  response: ClaimScreenQuery$data;
  variables: ClaimScreenQuery$variables;
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ClaimScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClaimScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "343dbc0a26c04269b043cb8f127b567cee188a31dbc81ab163f6a6963dfb1700",
    "metadata": {},
    "name": "ClaimScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c4a4ef56d0cff1efe23c47dbd45ab83";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
