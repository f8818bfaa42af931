/**
 * @generated SignedSource<<11b17b0c183b53cfce6a17bc84fbbf74>>
 * @relayHash ed42858b587e8ae9af177e6904ee63c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed42858b587e8ae9af177e6904ee63c9

import type { ConcreteRequest } from 'relay-runtime';
export type CloneFormQuery$variables = Record<PropertyKey, never>;
export type CloneFormQuery$data = {
  readonly myTeams: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly enableFormCreation: boolean;
    readonly id: string;
    readonly name: string;
  }>;
};
export type CloneFormQuery = {
  response: CloneFormQuery$data;
  variables: CloneFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "myTeams",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
        "name": "enableFormCreation",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "availableActions",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CloneFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CloneFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ed42858b587e8ae9af177e6904ee63c9",
    "metadata": {},
    "name": "CloneFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c982f5a81a3e2b4a8f58c40645a87de1";

export default node;
