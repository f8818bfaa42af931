/**
 * @generated SignedSource<<e89b57d95dcefe7ace90e2c6fdd9e6c5>>
 * @relayHash c4057f55a4856e2a49dc33e077fe98d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4057f55a4856e2a49dc33e077fe98d5

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "cash" | "check" | "creditcard";
export type IssuingChecklistQuery$variables = {
  id: string;
};
export type IssuingChecklistQuery$data = {
  readonly node: {
    readonly submission: {
      readonly activeSteps: ReadonlyArray<{
        readonly completedAt: string | null | undefined;
        readonly payment: {
          readonly outstandingCents: number | null | undefined;
          readonly paidBy: PaymentMethod | null | undefined;
          readonly receivedCents: number;
          readonly waivedBy: string | null | undefined;
        } | null | undefined;
        readonly position: number;
        readonly reviews: ReadonlyArray<{
          readonly reviewers: ReadonlyArray<{
            readonly name: string;
            readonly reviews: ReadonlyArray<{
              readonly approvalStatus: boolean | null | undefined;
              readonly reviewer: {
                readonly name: string;
              };
            }>;
          }>;
          readonly shouldShow: boolean;
        }>;
        readonly step: {
          readonly name: string | null | undefined;
        };
        readonly stepId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type IssuingChecklistQuery = {
  response: IssuingChecklistQuery$data;
  variables: IssuingChecklistQuery$variables;
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
  "name": "stepId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "receivedCents",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outstandingCents",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidBy",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waivedBy",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shouldShow",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvalStatus",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  (v5/*:: as any*/),
  (v13/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IssuingChecklistQuery",
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
                  "concreteType": "ActiveStep",
                  "kind": "LinkedField",
                  "name": "activeSteps",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Step",
                      "kind": "LinkedField",
                      "name": "step",
                      "plural": false,
                      "selections": (v6/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Payment",
                      "kind": "LinkedField",
                      "name": "payment",
                      "plural": false,
                      "selections": [
                        (v7/*:: as any*/),
                        (v8/*:: as any*/),
                        (v9/*:: as any*/),
                        (v10/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "StepReview",
                      "kind": "LinkedField",
                      "name": "reviews",
                      "plural": true,
                      "selections": [
                        (v11/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Reviewer",
                          "kind": "LinkedField",
                          "name": "reviewers",
                          "plural": true,
                          "selections": [
                            (v5/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "StepApproval",
                              "kind": "LinkedField",
                              "name": "reviews",
                              "plural": true,
                              "selections": [
                                (v12/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "User",
                                  "kind": "LinkedField",
                                  "name": "reviewer",
                                  "plural": false,
                                  "selections": (v6/*:: as any*/),
                                  "storageKey": null
                                }
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
                  "storageKey": null
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
    "name": "IssuingChecklistQuery",
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
                "concreteType": "ActiveStep",
                "kind": "LinkedField",
                "name": "activeSteps",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Step",
                    "kind": "LinkedField",
                    "name": "step",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Payment",
                    "kind": "LinkedField",
                    "name": "payment",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StepReview",
                    "kind": "LinkedField",
                    "name": "reviews",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Reviewer",
                        "kind": "LinkedField",
                        "name": "reviewers",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "StepApproval",
                            "kind": "LinkedField",
                            "name": "reviews",
                            "plural": true,
                            "selections": [
                              (v12/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "User",
                                "kind": "LinkedField",
                                "name": "reviewer",
                                "plural": false,
                                "selections": (v14/*:: as any*/),
                                "storageKey": null
                              },
                              (v13/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Submission",
            "abstractKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c4057f55a4856e2a49dc33e077fe98d5",
    "metadata": {},
    "name": "IssuingChecklistQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7924c8e925050279a6e584bcbe607e6c";

export default node;
