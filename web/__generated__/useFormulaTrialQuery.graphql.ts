/**
 * @generated SignedSource<<56c340402777ee948b91be0360047425>>
 * @relayHash 1d6e5af76989a0f8880a8e8650ee58b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d6e5af76989a0f8880a8e8650ee58b2

import type { ConcreteRequest } from 'relay-runtime';
export type FormulaSample = {
  identity: string;
  number: number;
};
export type useFormulaTrialQuery$variables = {
  flowTemplateId: string;
  formulaId?: string | null | undefined;
  name: string;
  samples: ReadonlyArray<FormulaSample>;
  source: string;
};
export type useFormulaTrialQuery$data = {
  readonly node: {
    readonly draft: {
      readonly triedFormula: {
        readonly problems: ReadonlyArray<{
          readonly from: number | null | undefined;
          readonly problem: {
            readonly message: string;
          };
          readonly to: number | null | undefined;
        }>;
        readonly result: string | null | undefined;
        readonly usedFields: ReadonlyArray<string>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useFormulaTrialQuery = {
  response: useFormulaTrialQuery$data;
  variables: useFormulaTrialQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "flowTemplateId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "formulaId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "samples"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "source"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "flowTemplateId"
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "formulaId",
          "variableName": "formulaId"
        },
        {
          "kind": "Variable",
          "name": "name",
          "variableName": "name"
        },
        {
          "kind": "Variable",
          "name": "samples",
          "variableName": "samples"
        },
        {
          "kind": "Variable",
          "name": "source",
          "variableName": "source"
        }
      ],
      "concreteType": "TriedFormula",
      "kind": "LinkedField",
      "name": "triedFormula",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "result",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedFields",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormulaProblem",
          "kind": "LinkedField",
          "name": "problems",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Problem",
              "kind": "LinkedField",
              "name": "problem",
              "plural": false,
              "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFormulaTrialQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v6/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "draft"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFormulaTrialQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
          (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "1d6e5af76989a0f8880a8e8650ee58b2",
    "metadata": {},
    "name": "useFormulaTrialQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7eadbf91b2b3d3a04f05315c3758e54";

export default node;
