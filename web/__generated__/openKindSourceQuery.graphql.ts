/**
 * @generated SignedSource<<5dc47e31aa16f6e0e0e250e5d90968f2>>
 * @relayHash 962073cf484919c2b7b13e69cd33895f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 962073cf484919c2b7b13e69cd33895f

import type { ConcreteRequest } from 'relay-runtime';
export type openKindSourceQuery$variables = {
  customEntityId: string;
};
export type openKindSourceQuery$data = {
  readonly mapTiles: {
    readonly attribution: string;
    readonly url: string;
  } | null | undefined;
  readonly node: {
    readonly remoteSource?: {
      readonly kindName: string;
    } | null | undefined;
  } | null | undefined;
};
export type openKindSourceQuery = {
  response: openKindSourceQuery$data;
  variables: openKindSourceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customEntityId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "MapTiles",
  "kind": "LinkedField",
  "name": "mapTiles",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attribution",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customEntityId"
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RemoteSource",
      "kind": "LinkedField",
      "name": "remoteSource",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kindName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomEntity",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "openKindSourceQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openKindSourceQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "962073cf484919c2b7b13e69cd33895f",
    "metadata": {},
    "name": "openKindSourceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "893329dbfa9b8c2ac0959eea5b41c1c6";

export default node;
