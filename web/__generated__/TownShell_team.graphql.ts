/**
 * @generated SignedSource<<da7b3639ff60a043e9d8a61932264418>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TownShell_team$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TeamMark_team">;
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamMark_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "8f3fde2e8f976e7cfd60f398585d081e";

export default node;
