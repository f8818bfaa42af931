/**
 * @generated SignedSource<<60b6d0544173b964fb2e3500fe6bade0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditRole_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RoleUsers_viewer">;
  readonly " $fragmentType": "EditRole_viewer";
};
export type EditRole_viewer$key = {
  readonly " $data"?: EditRole_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditRole_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditRole_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleUsers_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a0ca57a26dc7973b0f105385f9ac98a0";

export default node;
