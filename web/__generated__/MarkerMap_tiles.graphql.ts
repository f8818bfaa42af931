/**
 * @generated SignedSource<<779813ca0702a4edcbea8367ac712a52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkerMap_tiles$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PointMap_tiles">;
  readonly " $fragmentType": "MarkerMap_tiles";
};
export type MarkerMap_tiles$key = {
  readonly " $data"?: MarkerMap_tiles$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkerMap_tiles">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkerMap_tiles",
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

(node as any).hash = "4850feca50370f586b8b57cfea95a271";

export default node;
