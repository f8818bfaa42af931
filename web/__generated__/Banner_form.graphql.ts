/**
 * @generated SignedSource<<f5798c3bf6b9d6602618c8261780c60f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Banner_form$data = {
  readonly bannerUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BannerEditor_form">;
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
      "name": "bannerUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BannerEditor_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "3d03bfebc3c2fe52310fc27028a706a1";

export default node;
