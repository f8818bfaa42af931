/**
 * @generated SignedSource<<6119cb30a3f1dd28345673d1aa18fe63>>
 * @relayHash ddb1e4f58fdbd75048dc1e716df68c91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddb1e4f58fdbd75048dc1e716df68c91

import type { ConcreteRequest } from 'relay-runtime';
export type NoSubmissionsQuery$variables = Record<PropertyKey, never>;
export type NoSubmissionsQuery$data = {
  readonly submissionRows: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "QuerySubmissionRowsConnectionEdge";
    }>;
  };
};
export type NoSubmissionsQuery = {
  response: NoSubmissionsQuery$data;
  variables: NoSubmissionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filters",
        "value": ([]/*:: as any*/)
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "QuerySubmissionRowsConnection",
    "kind": "LinkedField",
    "name": "submissionRows",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QuerySubmissionRowsConnectionEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "submissionRows(filters:[],first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoSubmissionsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoSubmissionsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ddb1e4f58fdbd75048dc1e716df68c91",
    "metadata": {},
    "name": "NoSubmissionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86e2b67666de681abfe330079a94619d";

export default node;
