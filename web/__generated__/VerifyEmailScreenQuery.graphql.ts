/**
 * @generated SignedSource<<3e58d587311ad18e81ae927bf47a755f>>
 * @relayHash de9f9e838345439490f8d4c09658c501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de9f9e838345439490f8d4c09658c501

import type { ConcreteRequest } from 'relay-runtime';
export type AccountLinkState = "expired" | "unknown" | "used" | "valid";
export type VerifyEmailScreenQuery$variables = {
  token: string;
};
export type VerifyEmailScreenQuery$data = {
  readonly accountLink: {
    readonly email: string | null | undefined;
    readonly isOwn: boolean;
    readonly mayClaim: boolean;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOwn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mayClaim",
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
    "id": "de9f9e838345439490f8d4c09658c501",
    "metadata": {},
    "name": "VerifyEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "baebe21443dbb078ba55f8b55ac8bc06";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
