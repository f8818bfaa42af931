/**
 * @generated SignedSource<<77b533e8dc7ed979e2a721dec55a8022>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Banner_form$data = {
  readonly bannerUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FormBannerEditor_form">;
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
      "name": "FormBannerEditor_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "2b14353bb95d42fb24f2cfd5ef77d218";

export default node;
