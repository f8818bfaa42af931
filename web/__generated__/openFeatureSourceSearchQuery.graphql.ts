/**
 * @generated SignedSource<<0d78b88f45036c5bfde4ce63738617b3>>
 * @relayHash cf55b2b21b3da3d991e4462799524ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf55b2b21b3da3d991e4462799524ecc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type openFeatureSourceSearchQuery$variables = {
  fieldId: string;
  submissionId: string;
  terms: string;
};
export type openFeatureSourceSearchQuery$data = {
  readonly remoteSource: {
    readonly search: {
      readonly " $fragmentSpreads": FragmentRefs<"readFeatures_found">;
    };
  } | null | undefined;
};
export type openFeatureSourceSearchQuery = {
  response: openFeatureSourceSearchQuery$data;
  variables: openFeatureSourceSearchQuery$variables;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "terms"
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
    "name": "terms",
    "variableName": "terms"
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
    "name": "openFeatureSourceSearchQuery",
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
            "name": "search",
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "openFeatureSourceSearchQuery",
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
            "name": "search",
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
    "id": "cf55b2b21b3da3d991e4462799524ecc",
    "metadata": {},
    "name": "openFeatureSourceSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ba40dfb0d2222ef7eb56986030441b3";

export default node;
