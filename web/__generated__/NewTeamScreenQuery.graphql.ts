/**
 * @generated SignedSource<<4655cbe7ecd0d953b55b841553988592>>
 * @relayHash e0351c5017f9e638dbde91618751d111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0351c5017f9e638dbde91618751d111

import type { ConcreteRequest } from 'relay-runtime';
export type TeamApplicationState = "approved" | "declined" | "waiting";
export type WayToTeam = "apply" | "create" | "none";
export type NewTeamScreenQuery$variables = Record<PropertyKey, never>;
export type NewTeamScreenQuery$data = {
  readonly viewer: {
    readonly isOperator: boolean;
    readonly teamApplications: ReadonlyArray<{
      readonly declineReason: string | null | undefined;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "declineReason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "TeamApplication",
            "kind": "LinkedField",
            "name": "teamApplications",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
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
          {
            "alias": null,
            "args": null,
            "concreteType": "TeamApplication",
            "kind": "LinkedField",
            "name": "teamApplications",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0351c5017f9e638dbde91618751d111",
    "metadata": {},
    "name": "NewTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4df8b4613c9670298852956d62bd038";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
