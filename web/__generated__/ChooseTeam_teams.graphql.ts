/**
 * @generated SignedSource<<2ba1bd5a875c733f970d6afa636fc3ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChooseTeam_teams$data = ReadonlyArray<{
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "ChooseTeam_teams";
}>;
export type ChooseTeam_teams$key = ReadonlyArray<{
  readonly " $data"?: ChooseTeam_teams$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChooseTeam_teams">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChooseTeam_teams",
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
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "f6f6e6b9eb8dc435ba676ff14debdd8f";

export default node;
