/**
 * @generated SignedSource<<6bf2280fcef4d52580e6d2a9174c92e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureMap_tiles$data = {
  readonly mapTiles: {
    readonly attribution: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "FeatureMap_tiles";
};
export type FeatureMap_tiles$key = {
  readonly " $data"?: FeatureMap_tiles$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureMap_tiles">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureMap_tiles",
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

(node as any).hash = "4312148d5984f2993df313aa391542dc";

export default node;
