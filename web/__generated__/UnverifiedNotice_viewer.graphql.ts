/**
 * @generated SignedSource<<92c4c66928da246d5d85e3b5507ef6a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnverifiedNotice_viewer$data = {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly " $fragmentType": "UnverifiedNotice_viewer";
};
export type UnverifiedNotice_viewer$key = {
  readonly " $data"?: UnverifiedNotice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnverifiedNotice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnverifiedNotice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e125e3fda5c818e206276afa11018927";

export default node;
