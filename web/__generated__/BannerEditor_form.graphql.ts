/**
 * @generated SignedSource<<93a74ad9936c8a47d16ad24e04c6892c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerEditor_form$data = {
  readonly bannerUrl: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "BannerEditor_form";
};
export type BannerEditor_form$key = {
  readonly " $data"?: BannerEditor_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerEditor_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerEditor_form",
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

(node as any).hash = "7ef870f9d794fda6840c8c7970b5094f";

export default node;
