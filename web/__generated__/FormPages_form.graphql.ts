/**
 * @generated SignedSource<<076440f2233a0a1ca95dd1a94585a893>>
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
  readonly " $fragmentSpreads": FragmentRefs<"FormBanners_form" | "FormHeader_form">;
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
      "name": "FormHeader_form"
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

(node as any).hash = "b1b90355285bc514ebdabdbf608e1430";

export default node;
