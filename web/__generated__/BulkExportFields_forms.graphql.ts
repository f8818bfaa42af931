/**
 * @generated SignedSource<<0440d8653a8818873fa445aba39970d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkExportFields_forms$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"FormsField_forms">;
  readonly " $fragmentType": "BulkExportFields_forms";
}>;
export type BulkExportFields_forms$key = ReadonlyArray<{
  readonly " $data"?: BulkExportFields_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkExportFields_forms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BulkExportFields_forms",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormsField_forms"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "bdd5e332017ce0f448da66f626534eb7";

export default node;
