/**
 * @generated SignedSource<<285b3335eb244d5eb8710e5b4214e6e2>>
 * @relayHash 6c7c9484de208b959d73af673b5695cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c7c9484de208b959d73af673b5695cc

import type { ConcreteRequest } from 'relay-runtime';
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
export type VerificationScreenQuery$variables = {
  code: string;
};
export type VerificationScreenQuery$data = {
  readonly checkedOutput: {
    readonly expiresOn: string | null | undefined;
    readonly holderName: string | null | undefined;
    readonly issuedOn: string;
    readonly name: string;
    readonly number: string;
    readonly status: OutputStatus;
    readonly teamName: string;
  } | null | undefined;
};
export type VerificationScreenQuery = {
  response: VerificationScreenQuery$data;
  variables: VerificationScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "CheckedOutput",
    "kind": "LinkedField",
    "name": "checkedOutput",
    "plural": false,
    "selections": [
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
        "name": "teamName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "holderName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "issuedOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "VerificationScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VerificationScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c7c9484de208b959d73af673b5695cc",
    "metadata": {},
    "name": "VerificationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26bea1c01bfe57d5cfc2f363e6e03c72";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
