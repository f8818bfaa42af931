/**
 * @generated SignedSource<<7b3a39e81487cdb018ed7a8c61d60985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditBulkExportForm_forms$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BulkExportFields_forms">;
  readonly " $fragmentType": "EditBulkExportForm_forms";
}>;
export type EditBulkExportForm_forms$key = ReadonlyArray<{
  readonly " $data"?: EditBulkExportForm_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditBulkExportForm_forms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EditBulkExportForm_forms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkExportFields_forms"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "32beeaf4247cf1a3c435678624d4b6cb";

export default node;
