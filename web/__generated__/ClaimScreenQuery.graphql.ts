/**
 * @generated SignedSource<<a2c7ab5cddc4b68c7bb59976b34a8571>>
 * @relayHash cf7f39f1801315510c909f051d572f11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c7b7ee5bc1453e288499ece0839ad546b828ac34bad4309d47dd3cb9c04b674

import type { ConcreteRequest } from 'relay-runtime';
export type AccountLinkState = "expired" | "unknown" | "used" | "valid";
export type ClaimScreenQuery$variables = {
  token: string;
};
export type ClaimScreenQuery$data = {
  readonly accountLink: {
    readonly email: string | null | undefined;
    readonly isInvited: boolean;
    readonly mayClaim: boolean;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isInvited",
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
    "id": "3c7b7ee5bc1453e288499ece0839ad546b828ac34bad4309d47dd3cb9c04b674",
    "metadata": {},
    "name": "ClaimScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5289e067326ca8a004ea92983a56fef1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
