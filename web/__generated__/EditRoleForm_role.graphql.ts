/**
 * @generated SignedSource<<2789b97d5b97bfe95f3aa8281194d092>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleEditLevel = "anyone" | "members" | "owners";
import type { FragmentRefs } from "relay-runtime";
export type EditRoleForm_role$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly financeManager: boolean;
  readonly financeMember: boolean;
  readonly id: string;
  readonly isViewerMember: boolean;
  readonly memberMgmtLevel: RoleEditLevel;
  readonly name: string;
  readonly offeredEditLevels: ReadonlyArray<RoleEditLevel>;
  readonly team: {
    readonly availableActions: ReadonlyArray<string>;
    readonly slug: string;
  };
  readonly teamManager: boolean;
  readonly workflowCreator: boolean;
  readonly " $fragmentType": "EditRoleForm_role";
};
export type EditRoleForm_role$key = {
  readonly " $data"?: EditRoleForm_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditRoleForm_role">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableActions",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditRoleForm_role",
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
      "name": "memberMgmtLevel",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewerMember",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredEditLevels",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Role",
  "abstractKey": null
};
})();

(node as any).hash = "53b02a17cff2380903d8d894e9d9d5d0";

export default node;
