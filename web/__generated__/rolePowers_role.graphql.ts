/**
 * @generated SignedSource<<ab7b525fbd5d60826b07f243460f7a36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RoleType = "custom" | "member" | "owner";
import type { FragmentRefs } from "relay-runtime";
export type rolePowers_role$data = {
  readonly financeManager: boolean;
  readonly financeMember: boolean;
  readonly roleType: RoleType;
  readonly teamManager: boolean;
  readonly workflowCreator: boolean;
  readonly " $fragmentType": "rolePowers_role";
};
export type rolePowers_role$key = {
  readonly " $data"?: rolePowers_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"rolePowers_role">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rolePowers_role"
};

(node as any).hash = "6abdc93226986830b6f2fbee60696c3d";

export default node;
