/**
 * @generated SignedSource<<1afd26c1de9452cb28a286f31ad45086>>
 * @relayHash 86cbe7313ce4fad0c21f5bfabbcec89c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86cbe7313ce4fad0c21f5bfabbcec89c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewExportScreenQuery$variables = Record<PropertyKey, never>;
export type NewExportScreenQuery$data = {
  readonly exportableForms: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"NewExportForm_forms">;
  }>;
  readonly viewer: {
    readonly timeZone: string;
  } | null | undefined;
};
export type NewExportScreenQuery = {
  response: NewExportScreenQuery$data;
  variables: NewExportScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewExportScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewExportForm_forms"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewExportScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "86cbe7313ce4fad0c21f5bfabbcec89c",
    "metadata": {},
    "name": "NewExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9881375db5a502d0a47151cbec74129c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
