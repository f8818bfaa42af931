/**
 * @generated SignedSource<<34fafcdf9e048791aa0514e13a9ae6b4>>
 * @relayHash 3ff812bb58a8298605d33f936300aa5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ff812bb58a8298605d33f936300aa5b

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
    "id": "3ff812bb58a8298605d33f936300aa5b",
    "metadata": {},
    "name": "openFeatureSourceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1df2d84ae7477a4d683d32df8ff6b443";

export default node;
