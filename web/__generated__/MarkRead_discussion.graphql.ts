/**
 * @generated SignedSource<<ae1da92a17485f78e77781afc38cb03e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkRead_discussion$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useMarkRead_discussion">;
  readonly " $fragmentType": "MarkRead_discussion";
};
export type MarkRead_discussion$key = {
  readonly " $data"?: MarkRead_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkRead_discussion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkRead_discussion",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMarkRead_discussion"
    }
  ],
  "type": "Discussion",
  "abstractKey": null
};

(node as any).hash = "fbd76cb109cca24ea6c04101e7eb548a";

export default node;
