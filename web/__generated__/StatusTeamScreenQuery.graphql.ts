/**
 * @generated SignedSource<<fb4126792291663cf0779d940ea47f5a>>
 * @relayHash dcce3bc440b0fac160d40202e051744a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcce3bc440b0fac160d40202e051744a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusTeamScreenQuery$variables = Record<PropertyKey, never>;
export type StatusTeamScreenQuery$data = {
  readonly statusTeams: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ChooseTeam_teams">;
  }>;
};
export type StatusTeamScreenQuery = {
  response: StatusTeamScreenQuery$data;
  variables: StatusTeamScreenQuery$variables;
};

const node: ConcreteRequest = {
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ChooseTeam_teams"
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
          },
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
    "id": "dcce3bc440b0fac160d40202e051744a",
    "metadata": {},
    "name": "StatusTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ea95e4ecc1ca4cd379268c30252f0bd7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
