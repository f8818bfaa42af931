/**
 * @generated SignedSource<<9e855069aefd108b2b489e5ee7b7f23a>>
 * @relayHash cea3208d8f9c2b6fdafa14a790020b75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cea3208d8f9c2b6fdafa14a790020b75

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewBulkExportScreenQuery$variables = Record<PropertyKey, never>;
export type NewBulkExportScreenQuery$data = {
  readonly exportableForms: ReadonlyArray<{
    readonly team: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"BulkExportFields_forms">;
  }>;
  readonly viewer: {
    readonly teams: ReadonlyArray<{
      readonly availableActions: ReadonlyArray<string>;
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type NewBulkExportScreenQuery = {
  response: NewBulkExportScreenQuery$data;
  variables: NewBulkExportScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "teams",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "team",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewBulkExportScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MasterTemplate",
        "kind": "LinkedField",
        "name": "exportableForms",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BulkExportFields_forms"
          },
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewBulkExportScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MasterTemplate",
        "kind": "LinkedField",
        "name": "exportableForms",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cea3208d8f9c2b6fdafa14a790020b75",
    "metadata": {},
    "name": "NewBulkExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1165acf53fc8148414a885c4964cdbb1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
