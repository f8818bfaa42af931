/**
 * @generated SignedSource<<be4f8c363766c34c5367cd93da2fe96a>>
 * @relayHash df30704faef3d350eb44329a8b765c9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df30704faef3d350eb44329a8b765c9a

import type { ConcreteRequest } from 'relay-runtime';
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
export type CheckScreenQuery$variables = {
  code: string;
};
export type CheckScreenQuery$data = {
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
export type CheckScreenQuery = {
  response: CheckScreenQuery$data;
  variables: CheckScreenQuery$variables;
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
    "name": "CheckScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df30704faef3d350eb44329a8b765c9a",
    "metadata": {},
    "name": "CheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0085d07d747fd823df2e408decbb5c12";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
