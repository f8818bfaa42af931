/**
 * @generated SignedSource<<693ef6f03c2cf0b145a477edae116a69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormsField_forms$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FormsField_forms";
}>;
export type FormsField_forms$key = ReadonlyArray<{
  readonly " $data"?: FormsField_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormsField_forms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FormsField_forms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "63b1595ff59a2b14fb1c1604b3a640d4";

export default node;
