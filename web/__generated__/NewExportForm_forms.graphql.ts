/**
 * @generated SignedSource<<9a529a290c10e7ef9f8b3f4714847e10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewExportForm_forms$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"FormsField_forms">;
  readonly " $fragmentType": "NewExportForm_forms";
}>;
export type NewExportForm_forms$key = ReadonlyArray<{
  readonly " $data"?: NewExportForm_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewExportForm_forms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NewExportForm_forms",
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

(node as any).hash = "a32d66ab10a07ce8ab25c4b6ebb32a16";

export default node;
