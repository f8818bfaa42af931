/**
 * @generated SignedSource<<2610e376a13b9df5ef39c12a0fb16d77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleEditLevel = "anyone" | "members" | "owners";
import type { FragmentRefs } from "relay-runtime";
export type NewRoleForm_team$data = {
  readonly id: string;
  readonly offeredEditLevels: ReadonlyArray<RoleEditLevel>;
  readonly slug: string;
  readonly " $fragmentType": "NewRoleForm_team";
};
export type NewRoleForm_team$key = {
  readonly " $data"?: NewRoleForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewRoleForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewRoleForm_team",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredEditLevels",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "b2408e0328a6b5552c695604ef653844";

export default node;
