/**
 * @generated SignedSource<<0f57094cfcef223caab8faa64cb32cbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublicFormBanner_form$data = {
  readonly bannerUrl: string | null | undefined;
  readonly isManageable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedBanner_form">;
  readonly " $fragmentType": "PublicFormBanner_form";
};
export type PublicFormBanner_form$key = {
  readonly " $data"?: PublicFormBanner_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicFormBanner_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicFormBanner_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bannerUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isManageable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManagedBanner_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "1f50acfbeb7886df76ac46e96834dc8c";

export default node;
