/**
 * @generated SignedSource<<c0bf7891f65c938e7370a4d1efab8464>>
 * @relayHash 39f03aae93a4c2535991d0462943eb55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39f03aae93a4c2535991d0462943eb55

import type { ConcreteRequest } from 'relay-runtime';
export type MergeEntitiesQuery$variables = {
  mergedId: string;
  survivorId: string;
};
export type MergeEntitiesQuery$data = {
  readonly merged: {
    readonly entity: {
      readonly name: string;
      readonly note: string | null | undefined;
      readonly values: ReadonlyArray<{
        readonly field: {
          readonly id: string;
        };
        readonly text: string;
        readonly value: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly survivor: {
    readonly entity: {
      readonly customEntity: {
        readonly nameField: {
          readonly id: string;
        } | null | undefined;
      } | null | undefined;
      readonly name: string;
      readonly note: string | null | undefined;
      readonly values: ReadonlyArray<{
        readonly field: {
          readonly id: string;
          readonly name: string;
        };
        readonly text: string;
        readonly value: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type MergeEntitiesQuery = {
  response: MergeEntitiesQuery$data;
  variables: MergeEntitiesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mergedId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "survivorId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "survivorId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomEntityField",
  "kind": "LinkedField",
  "name": "nameField",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "EntityValue",
  "kind": "LinkedField",
  "name": "values",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntityField",
      "kind": "LinkedField",
      "name": "field",
      "plural": false,
      "selections": [
        (v5/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "mergedId"
  }
],
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "EntityValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomEntityField",
          "kind": "LinkedField",
          "name": "field",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Entity",
  "abstractKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
    "name": "MergeEntitiesQuery",
    "selections": [
      {
        "alias": "survivor",
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
                  "concreteType": "CustomEntity",
                  "kind": "LinkedField",
                  "name": "customEntity",
                  "plural": false,
                  "selections": [
                    (v7/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v10/*:: as any*/)
              ],
              "type": "Entity",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "entity"
          }
        ],
        "storageKey": null
      },
      {
        "alias": "merged",
        "args": (v11/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v12/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "entity"
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
    "name": "MergeEntitiesQuery",
    "selections": [
      {
        "alias": "survivor",
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
                "concreteType": "CustomEntity",
                "kind": "LinkedField",
                "name": "customEntity",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "type": "Entity",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "merged",
        "args": (v11/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v12/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "39f03aae93a4c2535991d0462943eb55",
    "metadata": {},
    "name": "MergeEntitiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4dd477807050ddf0f656cf5f920db84";

export default node;
