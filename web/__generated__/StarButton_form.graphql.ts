/**
 * @generated SignedSource<<19fd8f2b1c414ef517541f6a75617091>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StarButton_form$data = {
  readonly id: string;
  readonly isStarred: boolean;
  readonly name: string;
  readonly " $fragmentType": "StarButton_form";
};
export type StarButton_form$key = {
  readonly " $data"?: StarButton_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"StarButton_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StarButton_form",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStarred",
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "0f302f587b032fb9f60e7fe4552aa20e";

export default node;
