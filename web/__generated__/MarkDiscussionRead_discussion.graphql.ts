/**
 * @generated SignedSource<<186c9637878cc32921fca185cbf62bba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkDiscussionRead_discussion$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useMarkDiscussionRead_discussion">;
  readonly " $fragmentType": "MarkDiscussionRead_discussion";
};
export type MarkDiscussionRead_discussion$key = {
  readonly " $data"?: MarkDiscussionRead_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkDiscussionRead_discussion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkDiscussionRead_discussion",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMarkDiscussionRead_discussion"
    }
  ],
  "type": "Discussion",
  "abstractKey": null
};

(node as any).hash = "41795f6f8385882bccbb2a7b88aff4d7";

export default node;
