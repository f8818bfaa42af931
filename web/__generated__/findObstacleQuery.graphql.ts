/**
 * @generated SignedSource<<ff540e8d31b144b6d6ed72e2831616b0>>
 * @relayHash b9acb93045e3905fe07871e23af70235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9acb93045e3905fe07871e23af70235

import type { ConcreteRequest } from 'relay-runtime';
export type Party = "applicants" | "assignees" | "reviewers";
export type Solution = "acceptChanges" | "advance" | "answer" | "assign" | "finishRequirements" | "finishSubprocesses" | "makeChanges" | "pay" | "reconsider" | "requestReview" | "resume" | "review" | "sign";
export type findObstacleQuery$variables = {
  id: string;
};
export type findObstacleQuery$data = {
  readonly node: {
    readonly submission: {
      readonly blockers: ReadonlyArray<{
        readonly code: string;
        readonly message: string;
        readonly path: string;
      }>;
      readonly currentStep: {
        readonly step: {
          readonly name: string | null | undefined;
        };
      } | null | undefined;
      readonly isOwn: boolean;
      readonly waitsFor: ReadonlyArray<{
        readonly names: ReadonlyArray<string>;
        readonly party: Party;
        readonly solution: Solution;
      }>;
      readonly whatNext: {
        readonly isViewers: boolean;
        readonly solution: Solution | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type findObstacleQuery = {
  response: findObstacleQuery$data;
  variables: findObstacleQuery$variables;
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
  "name": "isOwn",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solution",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "WhatNext",
  "kind": "LinkedField",
  "name": "whatNext",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewers",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "blockers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RequiredAction",
  "kind": "LinkedField",
  "name": "waitsFor",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "party",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "names",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
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
    "name": "findObstacleQuery",
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
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ActiveStep",
                  "kind": "LinkedField",
                  "name": "currentStep",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Step",
                      "kind": "LinkedField",
                      "name": "step",
                      "plural": false,
                      "selections": [
                        (v7/*:: as any*/)
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
    "name": "findObstacleQuery",
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
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ActiveStep",
                "kind": "LinkedField",
                "name": "currentStep",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Step",
                    "kind": "LinkedField",
                    "name": "step",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Submission",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b9acb93045e3905fe07871e23af70235",
    "metadata": {},
    "name": "findObstacleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd32347eee4b7d52683b022296a9747d";

export default node;
