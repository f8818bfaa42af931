/**
 * @generated SignedSource<<19f7b5fd9ab255b218f9cde13cea6e39>>
 * @relayHash 567d6ed62bff23bef7e9ceb39191853b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 567d6ed62bff23bef7e9ceb39191853b

import type { ConcreteRequest } from 'relay-runtime';
export type NextReviewScreenQuery$variables = Record<PropertyKey, never>;
export type NextReviewScreenQuery$data = {
  readonly reviewRows: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly reviewStepId: string | null | undefined;
        readonly submissionId: string;
      };
    }>;
  };
};
export type NextReviewScreenQuery = {
  response: NextReviewScreenQuery$data;
  variables: NextReviewScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submissionId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewStepId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NextReviewScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "QueryReviewRowsConnection",
        "kind": "LinkedField",
        "name": "reviewRows",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryReviewRowsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubmissionRow",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "reviewRows(first:1)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NextReviewScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "QueryReviewRowsConnection",
        "kind": "LinkedField",
        "name": "reviewRows",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryReviewRowsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubmissionRow",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": "reviewRows(first:1)"
      }
    ]
  },
  "params": {
    "id": "567d6ed62bff23bef7e9ceb39191853b",
    "metadata": {},
    "name": "NextReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "741ae3dc9a3d45be58ab2f320efe74e4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
