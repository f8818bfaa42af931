/**
 * @generated SignedSource<<8a55a5ae71a1db902072b42213efb829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordResults_tiles$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PointMap_tiles">;
  readonly " $fragmentType": "RecordResults_tiles";
};
export type RecordResults_tiles$key = {
  readonly " $data"?: RecordResults_tiles$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordResults_tiles">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordResults_tiles",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PointMap_tiles"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e98c27c361275ee095c1c1324c5f6330";

export default node;
