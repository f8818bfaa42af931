/**
 * @generated SignedSource<<30ac4dfb28ef90fb2850c1fa93a2038a>>
 * @relayHash afbc10239a8124f9b0667a67c81499b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afbc10239a8124f9b0667a67c81499b9

import type { ConcreteRequest } from 'relay-runtime';
export type AccountLinkState = "expired" | "unknown" | "used" | "valid";
export type ClaimScreenQuery$variables = {
  to: string;
  token: string;
};
export type ClaimScreenQuery$data = {
  readonly accountLink: {
    readonly email: string | null | undefined;
    readonly isInvited: boolean;
    readonly mayClaim: boolean;
    readonly name: string | null | undefined;
    readonly state: AccountLinkState;
    readonly whatNext: string | null | undefined;
  };
};
export type ClaimScreenQuery = {
  response: ClaimScreenQuery$data;
  variables: ClaimScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
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
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "kind": "ScalarField",
        "name": "whatNext",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClaimScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ClaimScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "afbc10239a8124f9b0667a67c81499b9",
    "metadata": {},
    "name": "ClaimScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b27e2718a7542b31198931290e85d37d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
