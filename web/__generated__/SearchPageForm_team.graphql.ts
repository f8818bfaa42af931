/**
 * @generated SignedSource<<c79dc2694b6de18713cf08f5f38733f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchPageForm_team$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SearchPageItems_team">;
  readonly " $fragmentType": "SearchPageForm_team";
};
export type SearchPageForm_team$key = {
  readonly " $data"?: SearchPageForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchPageForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchPageForm_team",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SearchPageItems_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "5d0cfc3e5d0ba117bfaa8cd76603bfa3";

export default node;
