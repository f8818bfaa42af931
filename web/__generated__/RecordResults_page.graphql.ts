/**
 * @generated SignedSource<<b0b56ff4550907546b437954dbafbbad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordResults_page$data = {
  readonly page: number;
  readonly perPage: number;
  readonly records: ReadonlyArray<{
    readonly customId: string | null | undefined;
    readonly path: string;
    readonly place: {
      readonly latitude: number;
      readonly longitude: number;
      readonly text: string;
    } | null | undefined;
    readonly scopedId: number;
  }>;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"RecordTable_page">;
  readonly " $fragmentType": "RecordResults_page";
};
export type RecordResults_page$key = {
  readonly " $data"?: RecordResults_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordResults_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordResults_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "perPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicRecord",
      "kind": "LinkedField",
      "name": "records",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopedId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PublicPlace",
          "kind": "LinkedField",
          "name": "place",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "longitude",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latitude",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordTable_page"
    }
  ],
  "type": "PublicRecordPage",
  "abstractKey": null
};

(node as any).hash = "ecb2d5b5fe625a7f86d5834bdef3345a";

export default node;
