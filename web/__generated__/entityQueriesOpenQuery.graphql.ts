/**
 * @generated SignedSource<<d063f7a7ff2c6010ea77a42426909594>>
 * @relayHash ae804f8b496c69d0eda80ec42a842e4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae804f8b496c69d0eda80ec42a842e4e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomEntityType = "remote_gis" | "standard";
export type entityQueriesOpenQuery$variables = {
  fieldId: string;
  submissionId: string;
};
export type entityQueriesOpenQuery$data = {
  readonly field: {
    readonly entityField: {
      readonly customEntityName: string | null | undefined;
      readonly customEntityType: CustomEntityType | null | undefined;
      readonly entityFields: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"entityQueries_field">;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly submission: {
    readonly open: {
      readonly suggestedEntities: ReadonlyArray<{
        readonly entityId: string;
        readonly name: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type entityQueriesOpenQuery = {
  response: entityQueriesOpenQuery$data;
  variables: entityQueriesOpenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fieldId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "submissionId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "fieldId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customEntityName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customEntityType",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fieldId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataType",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editSuggestable",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isNameField",
  "storageKey": null
},
v11 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "submissionId"
  }
],
v12 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "fieldId",
          "variableName": "fieldId"
        }
      ],
      "concreteType": "EntityMatch",
      "kind": "LinkedField",
      "name": "suggestedEntities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entityId",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "entityQueriesOpenQuery",
    "selections": [
      {
        "alias": "field",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CustomEntityField",
                  "kind": "LinkedField",
                  "name": "entityFields",
                  "plural": true,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "entityQueries_field",
                      "selections": [
                        (v5/*:: as any*/),
                        (v6/*:: as any*/),
                        (v7/*:: as any*/),
                        (v8/*:: as any*/),
                        (v9/*:: as any*/),
                        (v10/*:: as any*/)
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Field",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "entityField"
          }
        ],
        "storageKey": null
      },
      {
        "alias": "submission",
        "args": (v11/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v12/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "open"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "entityQueriesOpenQuery",
    "selections": [
      {
        "alias": "field",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomEntityField",
                "kind": "LinkedField",
                "name": "entityFields",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Field",
            "abstractKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "submission",
        "args": (v11/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v12/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ae804f8b496c69d0eda80ec42a842e4e",
    "metadata": {},
    "name": "entityQueriesOpenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3e357b8444e34004c46e12dfdfc8294";

export default node;
