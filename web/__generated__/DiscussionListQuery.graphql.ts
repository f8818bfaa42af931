/**
 * @generated SignedSource<<42ca69d7d54ac7424c8bbbbf033de95c>>
 * @relayHash ce89a28ded6e3dbd290e51265ad436a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce89a28ded6e3dbd290e51265ad436a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscussionType = "InternalDiscussion" | "PublicDiscussion";
export type DiscussionListQuery$variables = {
  id: string;
  type?: DiscussionType | null | undefined;
};
export type DiscussionListQuery$data = {
  readonly node: {
    readonly submission: {
      readonly availableActions: ReadonlyArray<string>;
      readonly discussions: {
        readonly totalCount: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"OpenDiscussions_submission" | "ResolvedDiscussions_submission">;
    } | null | undefined;
  } | null | undefined;
};
export type DiscussionListQuery = {
  response: DiscussionListQuery$data;
  variables: DiscussionListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
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
  "name": "availableActions",
  "storageKey": null
},
v3 = {
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    (v3/*:: as any*/)
  ],
  "concreteType": "SubmissionDiscussionsConnection",
  "kind": "LinkedField",
  "name": "discussions",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "kind": "Literal",
  "name": "order",
  "value": "shown"
},
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v9/*:: as any*/),
  {
    "kind": "Literal",
    "name": "resolved",
    "value": false
  },
  (v3/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUnread",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastSaidAt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resolved",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "StepApproval",
  "kind": "LinkedField",
  "name": "stepApproval",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewGroup",
      "kind": "LinkedField",
      "name": "reviewGroup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameOrDefault",
          "storageKey": null
        },
        (v8/*:: as any*/)
      ],
      "storageKey": null
    },
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = [
  "order",
  "resolved",
  "type"
],
v22 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  (v9/*:: as any*/),
  {
    "kind": "Literal",
    "name": "resolved",
    "value": true
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DiscussionListQuery",
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
                (v2/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "args": (v6/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "OpenDiscussions_submission"
                },
                {
                  "args": (v6/*:: as any*/),
                  "kind": "FragmentSpread",
                  "name": "ResolvedDiscussions_submission"
                }
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
    "name": "DiscussionListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": "open",
                "args": (v10/*:: as any*/),
                "concreteType": "SubmissionDiscussionsConnection",
                "kind": "LinkedField",
                "name": "discussions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SubmissionDiscussionsConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Discussion",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": "open",
                "args": (v10/*:: as any*/),
                "filters": (v21/*:: as any*/),
                "handle": "connection",
                "key": "OpenDiscussions_open",
                "kind": "LinkedHandle",
                "name": "discussions"
              },
              {
                "alias": "settled",
                "args": (v22/*:: as any*/),
                "concreteType": "SubmissionDiscussionsConnection",
                "kind": "LinkedField",
                "name": "discussions",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SubmissionDiscussionsConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Discussion",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v13/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": "settled",
                "args": (v22/*:: as any*/),
                "filters": (v21/*:: as any*/),
                "handle": "connection",
                "key": "ResolvedDiscussions_settled",
                "kind": "LinkedHandle",
                "name": "discussions"
              }
            ],
            "type": "Submission",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce89a28ded6e3dbd290e51265ad436a5",
    "metadata": {},
    "name": "DiscussionListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "abd0ec4dde335dd567064f6d29475df2";

export default node;
