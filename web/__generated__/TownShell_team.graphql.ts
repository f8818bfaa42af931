/**
 * @generated SignedSource<<fd2ad8449e381f616559eda07bdd5001>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TownShell_team$data = {
  readonly color: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TeamMark_team" | "useTownFace_team">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamMark_team"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTownFace_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "12744d7c75b2737df808b645da210f66";

export default node;
