/**
 * @generated SignedSource<<3468353389d0c52c16bd726b4b49b089>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddRoleMember_role$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PeopleFound_role">;
  readonly " $fragmentType": "AddRoleMember_role";
};
export type AddRoleMember_role$key = {
  readonly " $data"?: AddRoleMember_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddRoleMember_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddRoleMember_role",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeopleFound_role"
    }
  ],
  "type": "Role",
  "abstractKey": null
};

(node as any).hash = "9845e3ddea345ddadd64ab49c359b21e";

export default node;
