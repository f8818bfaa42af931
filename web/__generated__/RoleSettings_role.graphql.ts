/**
 * @generated SignedSource<<5a6c4a32f9e2dde943df165ae6ff915b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleType = "custom" | "member" | "owner";
import type { FragmentRefs } from "relay-runtime";
export type RoleSettings_role$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly roleType: RoleType;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteRole_role" | "EditRoleForm_role" | "rolePermissionGrants_role">;
  readonly " $fragmentType": "RoleSettings_role";
};
export type RoleSettings_role$key = {
  readonly " $data"?: RoleSettings_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleSettings_role">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleType",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleSettings_role",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "rolePermissionGrants_role",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workflowCreator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamManager",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "financeManager",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "financeMember",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditRoleForm_role"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteRole_role"
    }
  ],
  "type": "Role",
  "abstractKey": null
};
})();

(node as any).hash = "ff95032c8280959cf5ab3c8fb7926caf";

export default node;
