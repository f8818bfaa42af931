/**
 * @generated SignedSource<<62c9418fda0b56fd4b2d7c14413de586>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagedBanner_form$data = {
  readonly bannerUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FormBannerEditor_form">;
  readonly " $fragmentType": "ManagedBanner_form";
};
export type ManagedBanner_form$key = {
  readonly " $data"?: ManagedBanner_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedBanner_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagedBanner_form",
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
      "name": "FormBannerEditor_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "71cc0539616492200beb6e40ba25e458";

export default node;
