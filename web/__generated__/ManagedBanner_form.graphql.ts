/**
 * @generated SignedSource<<27270b94e06c7e508f3d93579afd81ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagedBanner_form$data = {
  readonly bannerUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BannerEditor_form">;
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
      "name": "BannerEditor_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "02945cb87b1416f6775ea04f4c22f55c";

export default node;
