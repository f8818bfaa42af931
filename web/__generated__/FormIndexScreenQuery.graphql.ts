/**
 * @generated SignedSource<<823f34128f36fcc1c9a8b4c9300ef747>>
 * @relayHash 67fa271a7ecdfe7a88b0c7144fd520a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67fa271a7ecdfe7a88b0c7144fd520a6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateFilter = "all" | "archived" | "closed" | "published" | "unpublished";
export type FormIndexScreenQuery$variables = {
  filter: TemplateFilter;
};
export type FormIndexScreenQuery$data = {
  readonly myTeams: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly enableFormCreation: boolean;
    readonly id: string;
    readonly masterTemplates: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly isStarred: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"FormCard_form">;
        };
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_teams" | "TeamForms_team">;
  }>;
  readonly otherForms: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isStarred: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"FormCard_form">;
      };
    }>;
  };
  readonly starredForms: ReadonlyArray<{
    readonly id: string;
    readonly isStarred: boolean;
    readonly team: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"FormCard_form" | "TeamForms_starred">;
  }>;
  readonly viewer: {
    readonly hasOtherForms: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"NoTeam_viewer">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OtherForms_query">;
};
export type FormIndexScreenQuery = {
  response: FormIndexScreenQuery$data;
  variables: FormIndexScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasOtherForms",
  "storageKey": null
},
v2 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 16
},
v5 = {
  "kind": "Literal",
  "name": "order",
  "value": "shown"
},
v6 = [
  (v2/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStarred",
  "storageKey": null
},
v9 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "FormCard_form"
},
v10 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MasterTemplate",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "team",
  "plural": false,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enableFormCreation",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableActions",
  "storageKey": null
},
v14 = [
  (v2/*:: as any*/),
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "isStarred",
    "value": false
  },
  (v5/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "icon",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FormIndexScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NoTeam_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "args": (v3/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "OtherForms_query"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "QueryOtherFormsConnection",
        "kind": "LinkedField",
        "name": "otherForms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryOtherFormsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "MasterTemplate",
        "kind": "LinkedField",
        "name": "starredForms",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v11/*:: as any*/),
          (v9/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamForms_starred"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "myTeams",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SetupSteps_teams"
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "TeamMasterTemplatesConnection",
            "kind": "LinkedField",
            "name": "masterTemplates",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TeamMasterTemplatesConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": (v3/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "TeamForms_team"
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
    "name": "FormIndexScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wayToTeam",
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "QueryOtherFormsConnection",
        "kind": "LinkedField",
        "name": "otherForms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryOtherFormsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MasterTemplate",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "filters": [
          "filter",
          "order"
        ],
        "handle": "connection",
        "key": "OtherForms_otherForms",
        "kind": "LinkedHandle",
        "name": "otherForms"
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "MasterTemplate",
        "kind": "LinkedField",
        "name": "starredForms",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v11/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "myTeams",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "setupSteps",
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "TeamMasterTemplatesConnection",
            "kind": "LinkedField",
            "name": "masterTemplates",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TeamMasterTemplatesConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MasterTemplate",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "67fa271a7ecdfe7a88b0c7144fd520a6",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bd64af4c2dd0f61fed483cb3522ac254";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
