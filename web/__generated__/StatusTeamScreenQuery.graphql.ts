/**
 * @generated SignedSource<<e6cad61de2e2dadce5a5fc4e706b30ea>>
 * @relayHash ebb9d1cc4791734f4ac86741702f89a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebb9d1cc4791734f4ac86741702f89a3

import type { ConcreteRequest } from 'relay-runtime';
export type StatusTeamScreenQuery$variables = Record<PropertyKey, never>;
export type StatusTeamScreenQuery$data = {
  readonly statusTeams: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
};
export type StatusTeamScreenQuery = {
  response: StatusTeamScreenQuery$data;
  variables: StatusTeamScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StatusTeamScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "statusTeams",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StatusTeamScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "statusTeams",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "ebb9d1cc4791734f4ac86741702f89a3",
    "metadata": {},
    "name": "StatusTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b64a07e8edb241b47710691a60c9f1c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
