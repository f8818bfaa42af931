/**
 * @generated SignedSource<<e8dc580160a40a4f98ebc170c83d0e7f>>
 * @relayHash adb8f65cc7e8fe17bdb0dca51e884e22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adb8f65cc7e8fe17bdb0dca51e884e22

import type { ConcreteRequest } from 'relay-runtime';
export type useOfferedTagsQuery$variables = {
  id: string;
  search?: string | null | undefined;
};
export type useOfferedTagsQuery$data = {
  readonly node: {
    readonly submission: {
      readonly suggestedTags: ReadonlyArray<{
        readonly availableActions: ReadonlyArray<string>;
        readonly id: string;
        readonly name: string;
        readonly taggingCount: number | null | undefined;
      }>;
      readonly taggings: ReadonlyArray<{
        readonly id: string;
        readonly tag: {
          readonly availableActions: ReadonlyArray<string>;
          readonly id: string;
          readonly name: string;
          readonly taggingCount: number | null | undefined;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useOfferedTagsQuery = {
  response: useOfferedTagsQuery$data;
  variables: useOfferedTagsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
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
v3 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "taggingCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "availableActions",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "suggestedTags",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tagging",
      "kind": "LinkedField",
      "name": "taggings",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Tag",
          "kind": "LinkedField",
          "name": "tag",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOfferedTagsQuery",
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
            "fragment": (v4/*:: as any*/),
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
    "name": "useOfferedTagsQuery",
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
          (v4/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "adb8f65cc7e8fe17bdb0dca51e884e22",
    "metadata": {},
    "name": "useOfferedTagsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c836db4223e7b8f9cc61f58a9dde5812";

export default node;
