/**
 * @generated SignedSource<<2e2b9856f8e4d48949d4ef1ba0987554>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewGroupEditor_team$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddReviewer_team">;
  readonly " $fragmentType": "ReviewGroupEditor_team";
};
export type ReviewGroupEditor_team$key = {
  readonly " $data"?: ReviewGroupEditor_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupEditor_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewGroupEditor_team",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddReviewer_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "29852cfd2e03cb6030a95835e7297147";

export default node;
