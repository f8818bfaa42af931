/**
 * @generated SignedSource<<99b451379d2d59d0e22608ddafd46204>>
 * @relayHash 91842d1e4d2ee3babe68db1fce630b4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91842d1e4d2ee3babe68db1fce630b4e

import type { ConcreteRequest } from 'relay-runtime';
export type useEmailCheckQuery$variables = {
  email: string;
};
export type useEmailCheckQuery$data = {
  readonly emailIsTaken: boolean;
};
export type useEmailCheckQuery = {
  response: useEmailCheckQuery$data;
  variables: useEmailCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "emailIsTaken",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEmailCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEmailCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "91842d1e4d2ee3babe68db1fce630b4e",
    "metadata": {},
    "name": "useEmailCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bde45c3f71a0e696d289b74ab86e77fc";

export default node;
