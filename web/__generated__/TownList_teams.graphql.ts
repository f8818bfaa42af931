/**
 * @generated SignedSource<<5ca600ad3c840f689834f4aaf49e1f57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TownList_teams$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly name: string;
      readonly slug: string;
      readonly " $fragmentSpreads": FragmentRefs<"TeamMonogram_team">;
    };
  }>;
  readonly " $fragmentType": "TownList_teams";
};
export type TownList_teams$key = {
  readonly " $data"?: TownList_teams$data;
  readonly " $fragmentSpreads": FragmentRefs<"TownList_teams">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TownList_teams",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TeamMonogram_team"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QueryPublicTeamsConnection",
  "abstractKey": null
};

(node as any).hash = "88543773183cb349e2e1d88a62335eaa";

export default node;
