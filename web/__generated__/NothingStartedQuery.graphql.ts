/**
 * @generated SignedSource<<e7f4c5e06be2c96225bb2920d05e487d>>
 * @relayHash 925003d39a3ba6af5c12b3ce274d643b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 925003d39a3ba6af5c12b3ce274d643b

import type { ConcreteRequest } from 'relay-runtime';
export type NothingStartedQuery$variables = Record<PropertyKey, never>;
export type NothingStartedQuery$data = {
  readonly publicTeams: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly slug: string;
      };
    }>;
  };
};
export type NothingStartedQuery = {
  response: NothingStartedQuery$data;
  variables: NothingStartedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 6
      }
    ],
    "concreteType": "QueryPublicTeamsConnection",
    "kind": "LinkedField",
    "name": "publicTeams",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryPublicTeamsConnectionEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Team",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
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
                "name": "slug",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "publicTeams(first:6)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NothingStartedQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NothingStartedQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "925003d39a3ba6af5c12b3ce274d643b",
    "metadata": {},
    "name": "NothingStartedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d24561b6547f7a5244a546ec039ba735";

export default node;
