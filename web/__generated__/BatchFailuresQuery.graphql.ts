/**
 * @generated SignedSource<<f278b59782450205cbd99c4d380367b8>>
 * @relayHash 17a3d0764c9412b909986f48667ff594
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17a3d0764c9412b909986f48667ff594

import type { ConcreteRequest } from 'relay-runtime';
export type BatchFailuresQuery$variables = {
  id: string;
};
export type BatchFailuresQuery$data = {
  readonly node: {
    readonly job: {
      readonly batch: {
        readonly refused: ReadonlyArray<{
          readonly reason: string;
          readonly submission: {
            readonly scopedId: number;
          } | null | undefined;
          readonly submissionId: string;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type BatchFailuresQuery = {
  response: BatchFailuresQuery$data;
  variables: BatchFailuresQuery$variables;
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
  "name": "submissionId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scopedId",
  "storageKey": null
},
v5 = {
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
    "name": "BatchFailuresQuery",
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
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BatchReport",
                  "kind": "LinkedField",
                  "name": "batch",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "RefusedSubmission",
                      "kind": "LinkedField",
                      "name": "refused",
                      "plural": true,
                      "selections": [
                        (v2/*:: as any*/),
                        (v3/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Submission",
                          "kind": "LinkedField",
                          "name": "submission",
                          "plural": false,
                          "selections": [
                            (v4/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Job",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "job"
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
    "name": "BatchFailuresQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BatchReport",
                "kind": "LinkedField",
                "name": "batch",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RefusedSubmission",
                    "kind": "LinkedField",
                    "name": "refused",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Submission",
                        "kind": "LinkedField",
                        "name": "submission",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Job",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "17a3d0764c9412b909986f48667ff594",
    "metadata": {},
    "name": "BatchFailuresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "384c1ba27a8038c49ffb335f37f70153";

export default node;
