/**
 * @generated SignedSource<<050da6ed572a55e444919f4880b0aa79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TownShell_team$data = {
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

(node as any).hash = "8ce4c1e1d68caa837c1728178495baf6";

export default node;
