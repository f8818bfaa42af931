/**
 * @generated SignedSource<<828141b7eac46b77528bb5fdc0ef827e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordResults_tiles$data = {
  readonly mapTiles: {
    readonly attribution: string;
    readonly url: string;
  } | null | undefined;
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

(node as any).hash = "3611e128576d7c78370b158fb7cd422c";

export default node;
