/**
 * @generated SignedSource<<7ac49c7a27e0d2c876e9c6e2a93ca4a9>>
 * @relayHash 1da0103fa0f6e325c56081a7524e980f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1da0103fa0f6e325c56081a7524e980f

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
      readonly " $fragmentSpreads": FragmentRefs<"openFeatureSource_features">;
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
                "name": "openFeatureSource_features",
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
    "id": "1da0103fa0f6e325c56081a7524e980f",
    "metadata": {},
    "name": "openFeatureSourceSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2807907989e5687251dedf329a0125e6";

export default node;
