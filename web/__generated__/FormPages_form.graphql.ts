/**
 * @generated SignedSource<<c7684cabe1c88e92161e17e9fedb60f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormPages_form$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly everPublished: boolean;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FormBanners_form" | "FormHead_form">;
  readonly " $fragmentType": "FormPages_form";
};
export type FormPages_form$key = {
  readonly " $data"?: FormPages_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormPages_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormPages_form",
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
      "name": "everPublished",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormHead_form"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormBanners_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "e41d9d6d2f8360ad1c225c52bb9fc27f";

export default node;
