/**
 * @generated SignedSource<<07a3265d20edaf7b2e1afcd6a8a20af7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleUsers_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RoleMemberTable_viewer">;
  readonly " $fragmentType": "RoleUsers_viewer";
};
export type RoleUsers_viewer$key = {
  readonly " $data"?: RoleUsers_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleUsers_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleUsers_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleMemberTable_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c5f4220a7e8f5ec6f129fa69c2386642";

export default node;
