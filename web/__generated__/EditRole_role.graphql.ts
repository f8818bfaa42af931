/**
 * @generated SignedSource<<bef7f10aca74d2e2d4aa36e456efb752>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditRole_role$data = {
  readonly name: string;
  readonly team: {
    readonly name: string;
    readonly slug: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RoleSettings_role" | "RoleUsers_role">;
  readonly " $fragmentType": "EditRole_role";
};
export type EditRole_role$key = {
  readonly " $data"?: EditRole_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditRole_role">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditRole_role",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleSettings_role"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleUsers_role"
    }
  ],
  "type": "Role",
  "abstractKey": null
};
})();

(node as any).hash = "fbce576a63926a420b2bbb07659f69b0";

export default node;
