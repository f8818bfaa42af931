/**
 * @generated SignedSource<<8708bc2bddbcaa0a41f65a8b4ccdc7bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TownShell_team$data = {
  readonly isClaimed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TownBanner_team" | "useTownBranding_team">;
  readonly " $fragmentType": "TownShell_team";
};
export type TownShell_team$key = {
  readonly " $data"?: TownShell_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TownShell_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TownShell_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClaimed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTownBranding_team"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TownBanner_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "11ddca3aeec64e1d6335cb6e20b7a011";

export default node;
