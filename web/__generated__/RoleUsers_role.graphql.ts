/**
 * @generated SignedSource<<e4f704ca9eb342a4183fa8dfaf6ac144>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleUsers_role$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"AddRoleMember_role" | "InviteRoleMember_role" | "RoleMemberTable_role">;
  readonly " $fragmentType": "RoleUsers_role";
};
export type RoleUsers_role$key = {
  readonly " $data"?: RoleUsers_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleUsers_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleUsers_role",
  "selections": [
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
      "name": "RoleMemberTable_role"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddRoleMember_role"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteRoleMember_role"
    }
  ],
  "type": "Role",
  "abstractKey": null
};

(node as any).hash = "89d02e9a2e0c1c20c1795c2a9f840911";

export default node;
