/**
 * @generated SignedSource<<388724b5918e8bf42df5f3974bc4e387>>
 * @relayHash 91842d1e4d2ee3babe68db1fce630b4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95eb2fc804fd0fa16c5dae8849ce8744b6339ada0ac51d3800a89de6e83d29fe

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
    "id": "95eb2fc804fd0fa16c5dae8849ce8744b6339ada0ac51d3800a89de6e83d29fe",
    "metadata": {},
    "name": "useEmailCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bde45c3f71a0e696d289b74ab86e77fc";

export default node;
