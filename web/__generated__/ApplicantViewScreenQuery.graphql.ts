/**
 * @generated SignedSource<<3f94ffc9916cd740ba56765d7e4e2b0c>>
 * @relayHash 97703b09f49d80e4bd12d1c87c53e651
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97703b09f49d80e4bd12d1c87c53e651

import type { ConcreteRequest } from 'relay-runtime';
export type ApplicantViewScreenQuery$variables = {
  id: string;
};
export type ApplicantViewScreenQuery$data = {
  readonly node: {
    readonly submission: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ApplicantViewScreenQuery = {
  response: ApplicantViewScreenQuery$data;
  variables: ApplicantViewScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ApplicantViewScreenQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/)
              ],
              "type": "Submission",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "submission"
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
    "name": "ApplicantViewScreenQuery",
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "97703b09f49d80e4bd12d1c87c53e651",
    "metadata": {},
    "name": "ApplicantViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42767ef4c9df07efff90a50414dc83df";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
