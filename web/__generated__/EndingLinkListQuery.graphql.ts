/**
 * @generated SignedSource<<132fd569006bc5eb26c740a427cebb02>>
 * @relayHash 481d151c2fdcecd09aef46d1376d3c5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 481d151c2fdcecd09aef46d1376d3c5c

import type { ConcreteRequest } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
export type EndingLinkListQuery$variables = {
  id: string;
};
export type EndingLinkListQuery$data = {
  readonly node: {
    readonly submission: {
      readonly activeSteps: ReadonlyArray<{
        readonly payment: {
          readonly id: string;
          readonly receipts: ReadonlyArray<{
            readonly number: string;
            readonly removedAt: string | null | undefined;
            readonly totalCents: number;
          }>;
        } | null | undefined;
      }>;
      readonly masterTemplate: {
        readonly publiclyLaunchable: boolean;
        readonly slug: string;
        readonly status: TemplateStatus;
        readonly team: {
          readonly slug: string;
        };
      };
    } | null | undefined;
  } | null | undefined;
};
export type EndingLinkListQuery = {
  response: EndingLinkListQuery$data;
  variables: EndingLinkListQuery$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Payment",
  "kind": "LinkedField",
  "name": "payment",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publiclyLaunchable",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EndingLinkListQuery",
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
                    (v3/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MasterTemplate",
                  "kind": "LinkedField",
                  "name": "masterTemplate",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Team",
                      "kind": "LinkedField",
                      "name": "team",
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
    "name": "EndingLinkListQuery",
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
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MasterTemplate",
                "kind": "LinkedField",
                "name": "masterTemplate",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Team",
                    "kind": "LinkedField",
                    "name": "team",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Submission",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "481d151c2fdcecd09aef46d1376d3c5c",
    "metadata": {},
    "name": "EndingLinkListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dcca215be6777e92fbf3e486ae2aaccc";

export default node;
