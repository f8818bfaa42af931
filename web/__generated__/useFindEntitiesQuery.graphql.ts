/**
 * @generated SignedSource<<4d4781ffbabe93a3a398804aa49e72a5>>
 * @relayHash b214a194bdcd83e5fa44f3f7b6217663
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd322c1a018b5271b24d556f5c3549ab700c7670bf73d8b5db9df53c10a01b19

import type { ConcreteRequest } from 'relay-runtime';
export type useFindEntitiesQuery$variables = {
  fieldId: string;
  submissionId: string;
  terms: string;
};
export type useFindEntitiesQuery$data = {
  readonly entityMatches: ReadonlyArray<{
    readonly entityId: string;
    readonly name: string;
  }>;
  readonly node: {
    readonly field: {
      readonly customEntityName: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useFindEntitiesQuery = {
  response: useFindEntitiesQuery$data;
  variables: useFindEntitiesQuery$variables;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "terms"
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "fieldId",
      "variableName": "fieldId"
    },
    {
      "kind": "Variable",
      "name": "submissionId",
      "variableName": "submissionId"
    },
    {
      "kind": "Variable",
      "name": "terms",
      "variableName": "terms"
    }
  ],
  "concreteType": "EntityMatch",
  "kind": "LinkedField",
  "name": "entityMatches",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "fieldId"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customEntityName",
      "storageKey": null
    }
  ],
  "type": "Field",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFindEntitiesQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "field"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFindEntitiesQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
          (v5/*:: as any*/),
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
    "id": "fd322c1a018b5271b24d556f5c3549ab700c7670bf73d8b5db9df53c10a01b19",
    "metadata": {},
    "name": "useFindEntitiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d0880e2cc577eadbbf02121693cfd6c9";

export default node;
