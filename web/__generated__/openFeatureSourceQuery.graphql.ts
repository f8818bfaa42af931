/**
 * @generated SignedSource<<14247fb2a17a3523d097f35dcd2efa12>>
 * @relayHash 78df7a61b2de025035fa98c5020d5ee5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78df7a61b2de025035fa98c5020d5ee5

import type { ConcreteRequest } from 'relay-runtime';
export type openFeatureSourceQuery$variables = {
  fieldId: string;
  submissionId: string;
};
export type openFeatureSourceQuery$data = {
  readonly mapTiles: {
    readonly attribution: string;
    readonly url: string;
  } | null | undefined;
  readonly remoteSource: {
    readonly extent: {
      readonly east: number;
      readonly north: number;
      readonly south: number;
      readonly west: number;
    } | null | undefined;
    readonly kindName: string;
  } | null | undefined;
};
export type openFeatureSourceQuery = {
  response: openFeatureSourceQuery$data;
  variables: openFeatureSourceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fieldId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "submissionId"
},
v2 = [
  {
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
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fieldId",
        "variableName": "fieldId"
      },
      {
        "kind": "Variable",
        "name": "submissionId",
        "variableName": "submissionId"
      }
    ],
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MapBounds",
        "kind": "LinkedField",
        "name": "extent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "west",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "south",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "east",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "north",
            "storageKey": null
          }
        ],
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
    "name": "openFeatureSourceQuery",
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
    "name": "openFeatureSourceQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "78df7a61b2de025035fa98c5020d5ee5",
    "metadata": {},
    "name": "openFeatureSourceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa7776359e25bfb6e7a263c71d73dc15";

export default node;
