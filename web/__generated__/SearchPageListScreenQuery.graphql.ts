/**
 * @generated SignedSource<<b541ad218e3a157b148afdec792ecd4e>>
 * @relayHash 1ce0457327f21f52898510d7b35b42b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ce0457327f21f52898510d7b35b42b0

import type { ConcreteRequest } from 'relay-runtime';
export type SearchPageListScreenQuery$variables = {
  slug: string;
};
export type SearchPageListScreenQuery$data = {
  readonly teamBySlug: {
    readonly id: string;
    readonly name: string;
    readonly searchPages: ReadonlyArray<{
      readonly id: string;
      readonly items: ReadonlyArray<{
        readonly __typename: "SearchPageItem";
      }>;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly slug: string;
  } | null | undefined;
};
export type SearchPageListScreenQuery = {
  response: SearchPageListScreenQuery$data;
  variables: SearchPageListScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "teamBySlug",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchPage",
        "kind": "LinkedField",
        "name": "searchPages",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchPageItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchPageListScreenQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SearchPageListScreenQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "1ce0457327f21f52898510d7b35b42b0",
    "metadata": {},
    "name": "SearchPageListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27bcda40d521f271b73adb67ef44760c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
