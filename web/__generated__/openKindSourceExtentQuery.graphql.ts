/**
 * @generated SignedSource<<09fc24ca4cb38d89652d495bd9d05e54>>
 * @relayHash cc0d27a0cba6c9961b3667d93f530220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc0d27a0cba6c9961b3667d93f530220

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type openKindSourceExtentQuery$variables = {
  customEntityId: string;
};
export type openKindSourceExtentQuery$data = {
  readonly node: {
    readonly remoteSource?: {
      readonly extent: {
        readonly " $fragmentSpreads": FragmentRefs<"readFeatures_extent">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type openKindSourceExtentQuery = {
  response: openKindSourceExtentQuery$data;
  variables: openKindSourceExtentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customEntityId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customEntityId"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MapBounds",
    "kind": "LinkedField",
    "name": "bounds",
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "error",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "openKindSourceExtentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
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
                    "concreteType": "RemoteExtent",
                    "kind": "LinkedField",
                    "name": "extent",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "readFeatures_extent",
                        "selections": (v2/*:: as any*/),
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CustomEntity",
            "abstractKey": null
          }
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
    "name": "openKindSourceExtentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          {
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
                    "concreteType": "RemoteExtent",
                    "kind": "LinkedField",
                    "name": "extent",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CustomEntity",
            "abstractKey": null
          },
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
    "id": "cc0d27a0cba6c9961b3667d93f530220",
    "metadata": {},
    "name": "openKindSourceExtentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10d65dc5a2922310c84616d233babb9a";

export default node;
