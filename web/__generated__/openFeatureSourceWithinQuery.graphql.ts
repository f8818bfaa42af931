/**
 * @generated SignedSource<<f6a40e829432d998f8749e6eaf5bfbe2>>
 * @relayHash 338ec56ec84ddb636e165ced16da8061
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 338ec56ec84ddb636e165ced16da8061

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MapBoundsInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};
export type openFeatureSourceWithinQuery$variables = {
  bounds: MapBoundsInput;
  fieldId: string;
  submissionId: string;
};
export type openFeatureSourceWithinQuery$data = {
  readonly remoteSource: {
    readonly within: {
      readonly " $fragmentSpreads": FragmentRefs<"readFeatures_found">;
    };
  } | null | undefined;
};
export type openFeatureSourceWithinQuery = {
  response: openFeatureSourceWithinQuery$data;
  variables: openFeatureSourceWithinQuery$variables;
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
  "name": "fieldId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "submissionId"
},
v3 = [
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
v4 = [
  {
    "kind": "Variable",
    "name": "bounds",
    "variableName": "bounds"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
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
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "RemoteFact",
        "kind": "LinkedField",
        "name": "facts",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "openFeatureSourceWithinQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RemoteSource",
        "kind": "LinkedField",
        "name": "remoteSource",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "RemoteFeatures",
            "kind": "LinkedField",
            "name": "within",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readFeatures_found",
                "selections": (v6/*:: as any*/),
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "openFeatureSourceWithinQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RemoteSource",
        "kind": "LinkedField",
        "name": "remoteSource",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "RemoteFeatures",
            "kind": "LinkedField",
            "name": "within",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "338ec56ec84ddb636e165ced16da8061",
    "metadata": {},
    "name": "openFeatureSourceWithinQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01a13e8be4b07a70e58129c1c4d12f1f";

export default node;
