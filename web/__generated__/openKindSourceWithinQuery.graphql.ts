/**
 * @generated SignedSource<<1c6d8659d9d9bc49154e97448dca48a7>>
 * @relayHash 2be1532cd3bc3a4ebc96f1cf5ca4445e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2be1532cd3bc3a4ebc96f1cf5ca4445e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MapBoundsInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};
export type openKindSourceWithinQuery$variables = {
  bounds: MapBoundsInput;
  customEntityId: string;
};
export type openKindSourceWithinQuery$data = {
  readonly node: {
    readonly remoteSource?: {
      readonly within: {
        readonly " $fragmentSpreads": FragmentRefs<"readFeatures_found">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type openKindSourceWithinQuery = {
  response: openKindSourceWithinQuery$data;
  variables: openKindSourceWithinQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bounds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customEntityId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customEntityId"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "bounds",
    "variableName": "bounds"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RemoteFeature",
    "kind": "LinkedField",
    "name": "features",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "remoteId",
        "storageKey": null
      },
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "RemoteFact",
        "kind": "LinkedField",
        "name": "facts",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "geometry",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hasMore",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "openKindSourceWithinQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                    "args": (v3/*:: as any*/),
                    "concreteType": "RemoteFeatures",
                    "kind": "LinkedField",
                    "name": "within",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "readFeatures_found",
                        "selections": (v5/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "openKindSourceWithinQuery",
    "selections": [
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
                    "args": (v3/*:: as any*/),
                    "concreteType": "RemoteFeatures",
                    "kind": "LinkedField",
                    "name": "within",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
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
    "id": "2be1532cd3bc3a4ebc96f1cf5ca4445e",
    "metadata": {},
    "name": "openKindSourceWithinQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be7708e5c4f887fe9f11216f72419ce4";

export default node;
