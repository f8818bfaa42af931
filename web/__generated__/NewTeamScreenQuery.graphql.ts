/**
 * @generated SignedSource<<81caccdb6f274f46c0662eb25b411cf7>>
 * @relayHash 9eda599be9d90c427c03e4ca7a3c2167
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55d16dd613f93724be3d389b03d18363163d1791093d1d2ba10a88f922bb45ac

import type { ConcreteRequest } from 'relay-runtime';
export type TeamApplicationState = "approved" | "declined" | "waiting";
export type WayToTeam = "apply" | "create" | "none";
export type NewTeamScreenQuery$variables = Record<PropertyKey, never>;
export type NewTeamScreenQuery$data = {
  readonly viewer: {
    readonly isOperator: boolean;
    readonly teamApplications: ReadonlyArray<{
      readonly declineReason: string | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly state: TeamApplicationState;
    }>;
    readonly wayToTeam: WayToTeam;
  } | null | undefined;
};
export type NewTeamScreenQuery = {
  response: NewTeamScreenQuery$data;
  variables: NewTeamScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wayToTeam",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOperator",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "TeamApplication",
  "kind": "LinkedField",
  "name": "teamApplications",
  "plural": true,
  "selections": [
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declineReason",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewTeamScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewTeamScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "55d16dd613f93724be3d389b03d18363163d1791093d1d2ba10a88f922bb45ac",
    "metadata": {},
    "name": "NewTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f9a85056f119ecc912959d04dcfde11e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
