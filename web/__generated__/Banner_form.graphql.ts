/**
 * @generated SignedSource<<8243b4142fb507b46a7e0e116430a66f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Banner_form$data = {
  readonly bannerUrl: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "Banner_form";
};
export type Banner_form$key = {
  readonly " $data"?: Banner_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"Banner_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Banner_form",
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
      "name": "bannerUrl",
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "e4e40713564b1e2f3d4efaec280c6912";

export default node;
