/**
 * @generated SignedSource<<54dc8bf814ca738bf6c9d1b07e2f1d92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointMap_tiles$data = {
  readonly mapTiles: {
    readonly attribution: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "PointMap_tiles";
};
export type PointMap_tiles$key = {
  readonly " $data"?: PointMap_tiles$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointMap_tiles">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PointMap_tiles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MapTiles",
      "kind": "LinkedField",
      "name": "mapTiles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attribution",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a5e6fe4ff3dd05b97393e2f57f154037";

export default node;
