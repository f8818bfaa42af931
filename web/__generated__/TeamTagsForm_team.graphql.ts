/**
 * @generated SignedSource<<21066dd0f6f3b8c380f0d77f3c1a4c6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamTagsForm_team$data = {
  readonly id: string;
  readonly showsTagsToApplicants: boolean;
  readonly " $fragmentType": "TeamTagsForm_team";
};
export type TeamTagsForm_team$key = {
  readonly " $data"?: TeamTagsForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamTagsForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamTagsForm_team",
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
      "name": "showsTagsToApplicants",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "7da23fad3781752a8612c46c1812e573";

export default node;
