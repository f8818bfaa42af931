/**
 * @generated SignedSource<<52a736d5fb2f12d6ae00ba2b44d83cf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamFrame_suggestions$data = {
  readonly openEditSuggestionsRequestCount: number;
  readonly " $fragmentType": "TeamFrame_suggestions";
};
export type TeamFrame_suggestions$key = {
  readonly " $data"?: TeamFrame_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamFrame_suggestions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamFrame_suggestions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openEditSuggestionsRequestCount",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "29b969714e19fc33bd6d8f584455b5aa";

export default node;
