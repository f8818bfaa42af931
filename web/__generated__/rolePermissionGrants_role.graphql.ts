/**
 * @generated SignedSource<<6c5992e05cdfaf759224fe32d686237d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RoleType = "custom" | "member" | "owner";
import type { FragmentRefs } from "relay-runtime";
export type rolePermissionGrants_role$data = {
  readonly financeManager: boolean;
  readonly financeMember: boolean;
  readonly roleType: RoleType;
  readonly teamManager: boolean;
  readonly workflowCreator: boolean;
  readonly " $fragmentType": "rolePermissionGrants_role";
};
export type rolePermissionGrants_role$key = {
  readonly " $data"?: rolePermissionGrants_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"rolePermissionGrants_role">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rolePermissionGrants_role"
};

(node as any).hash = "625cb3fb1895bc61a616adab33c3aad3";

export default node;
