/**
 * @generated SignedSource<<fc59c32e8865201aa809aaebd147af1b>>
 * @relayHash ae1478b9dfc3bbc40eeb05a9e216310d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae1478b9dfc3bbc40eeb05a9e216310d

import type { ConcreteRequest } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
export type FieldChartQuery$variables = {
  id: string;
};
export type FieldChartQuery$data = {
  readonly node: {
    readonly answerFigures?: {
      readonly count: number;
      readonly counts: ReadonlyArray<{
        readonly count: number;
        readonly name: string | null | undefined;
      }>;
      readonly isGrouped: boolean;
      readonly mean: number | null | undefined;
      readonly median: number | null | undefined;
      readonly ranges: ReadonlyArray<{
        readonly count: number;
        readonly from: number | null | undefined;
        readonly to: number | null | undefined;
      }>;
      readonly standardDeviation: number | null | undefined;
    } | null | undefined;
    readonly dataType?: FieldDataType;
  } | null | undefined;
};
export type FieldChartQuery = {
  response: FieldChartQuery$data;
  variables: FieldChartQuery$variables;
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
  "name": "count",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerFigures",
      "kind": "LinkedField",
      "name": "answerFigures",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGrouped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnswerCount",
          "kind": "LinkedField",
          "name": "counts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mean",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "median",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standardDeviation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnswerRange",
          "kind": "LinkedField",
          "name": "ranges",
          "plural": true,
          "selections": [
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
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Field",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FieldChartQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "FieldChartQuery",
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
          (v3/*:: as any*/),
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
    "id": "ae1478b9dfc3bbc40eeb05a9e216310d",
    "metadata": {},
    "name": "FieldChartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3f0360ca00c3982ee3c9d7f95a701ba";

export default node;
