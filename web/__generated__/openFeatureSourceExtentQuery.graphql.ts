/**
 * @generated SignedSource<<0fe5f18a1cb9a6a224ae74277e4d45ec>>
 * @relayHash 01a450764a4572d2239eecc85a5261c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01a450764a4572d2239eecc85a5261c5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type openFeatureSourceExtentQuery$variables = {
  fieldId: string;
  submissionId: string;
};
export type openFeatureSourceExtentQuery$data = {
  readonly remoteSource: {
    readonly extent: {
      readonly " $fragmentSpreads": FragmentRefs<"readFeatures_extent">;
    };
  } | null | undefined;
};
export type openFeatureSourceExtentQuery = {
  response: openFeatureSourceExtentQuery$data;
  variables: openFeatureSourceExtentQuery$variables;
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
v3 = [
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "openFeatureSourceExtentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "openFeatureSourceExtentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "01a450764a4572d2239eecc85a5261c5",
    "metadata": {},
    "name": "openFeatureSourceExtentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e3654bbe87290f2283dd0bb5e1b1fa6";

export default node;
