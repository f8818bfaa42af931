/**
 * @generated SignedSource<<8b2faf96d8d27f3ffb8a77869a4d53b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IconField_form$data = {
  readonly icon: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "IconField_form";
};
export type IconField_form$key = {
  readonly " $data"?: IconField_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"IconField_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IconField_form",
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
      "name": "icon",
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "15428f7856855aa81237be67a725a55e";

export default node;
