/**
 * @generated SignedSource<<e796246604350b2f563fe3d74cfb5ad4>>
 * @relayHash d98ca28e819f87dfa9f5fd1db6a0e044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d98ca28e819f87dfa9f5fd1db6a0e044

import type { ConcreteRequest } from 'relay-runtime';
export type SurveyResponseScreenQuery$variables = {
  id: string;
};
export type SurveyResponseScreenQuery$data = {
  readonly node: {
    readonly response: {
      readonly activeStep: {
        readonly stepId: string;
        readonly submissionId: string;
      } | null | undefined;
      readonly answers: ReadonlyArray<{
        readonly fieldName: string;
        readonly formattedContent: string;
      }>;
      readonly availableActions: ReadonlyArray<string>;
      readonly createdAt: string;
      readonly email: string | null | undefined;
      readonly id: string;
      readonly scopedId: number;
      readonly updatedAt: string;
    } | null | undefined;
  } | null | undefined;
};
export type SurveyResponseScreenQuery = {
  response: SurveyResponseScreenQuery$data;
  variables: SurveyResponseScreenQuery$variables;
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
  "kind": "ScalarField",
  "name": "scopedId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableActions",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stepId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submissionId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "SurveyAnswer",
  "kind": "LinkedField",
  "name": "answers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formattedContent",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SurveyResponseScreenQuery",
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
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ActiveStep",
                  "kind": "LinkedField",
                  "name": "activeStep",
                  "plural": false,
                  "selections": [
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v10/*:: as any*/)
              ],
              "type": "SurveyResponse",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "response"
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
    "name": "SurveyResponseScreenQuery",
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
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ActiveStep",
                "kind": "LinkedField",
                "name": "activeStep",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "type": "SurveyResponse",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d98ca28e819f87dfa9f5fd1db6a0e044",
    "metadata": {},
    "name": "SurveyResponseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3ce68328518179040a88dd3c09a97f3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
