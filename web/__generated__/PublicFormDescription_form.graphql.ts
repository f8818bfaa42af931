/**
 * @generated SignedSource<<b42d0a147e0ea1bf4042e8c13677093d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublicFormDescription_form$data = {
  readonly description: string | null | undefined;
  readonly isManageable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedDescription_form">;
  readonly " $fragmentType": "PublicFormDescription_form";
};
export type PublicFormDescription_form$key = {
  readonly " $data"?: PublicFormDescription_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicFormDescription_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicFormDescription_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "ManagedDescription_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "2e24fddbb9d72fccf5d92ae2a3dccb0c";

export default node;
