/**
 * @generated SignedSource<<c3d014c5524a57d6808f8fbd7778d25b>>
 * @relayHash f8eff96b4a71a13749352cdc282268e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8eff96b4a71a13749352cdc282268e8

import type { ConcreteRequest } from 'relay-runtime';
export type findEntitiesQuery$variables = {
  fieldId: string;
  submissionId: string;
  terms: string;
};
export type findEntitiesQuery$data = {
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
export type findEntitiesQuery = {
  response: findEntitiesQuery$data;
  variables: findEntitiesQuery$variables;
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
    "name": "findEntitiesQuery",
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
    "name": "findEntitiesQuery",
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
    "id": "f8eff96b4a71a13749352cdc282268e8",
    "metadata": {},
    "name": "findEntitiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b166708ab8b2d69bfa339c2b2ef3f842";

export default node;
