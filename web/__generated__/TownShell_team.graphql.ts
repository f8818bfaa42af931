/**
 * @generated SignedSource<<76cb80d620771146122a5f61052fda0a>>
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
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"TeamMonogram_team" | "useTownBranding_team">;
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
      "name": "slug",
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
      "name": "TeamMonogram_team"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTownBranding_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "170d4d4da1ebd45f853b6d727d5c458d";

export default node;
