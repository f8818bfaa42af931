/**
 * @generated SignedSource<<10c54dc71e7ccfc92e10ad866a801b2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormBannerEditor_form$data = {
  readonly bannerUrl: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "FormBannerEditor_form";
};
export type FormBannerEditor_form$key = {
  readonly " $data"?: FormBannerEditor_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormBannerEditor_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormBannerEditor_form",
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

(node as any).hash = "08f489e590485c5802ea29a2b7803567";

export default node;
