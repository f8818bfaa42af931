/**
 * @generated SignedSource<<4d41db97318deafe0d0b12169de2ada0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteRoleMember_role$data = {
  readonly id: string;
  readonly " $fragmentType": "InviteRoleMember_role";
};
export type InviteRoleMember_role$key = {
  readonly " $data"?: InviteRoleMember_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteRoleMember_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteRoleMember_role",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Role",
  "abstractKey": null
};

(node as any).hash = "6daafa69f14dcb309f754bba30d29bfe";

export default node;
