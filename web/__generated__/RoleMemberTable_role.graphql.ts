/**
 * @generated SignedSource<<d7cc41e0ddd07024508408bdff5e778c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleType = "custom" | "member" | "owner";
import type { FragmentRefs } from "relay-runtime";
export type RoleMemberTable_role$data = {
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly contact: {
      readonly email: string;
      readonly id: string;
      readonly name: string;
      readonly user: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"Person_contact">;
    };
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RoleMemberActions_member">;
  }>;
  readonly roleType: RoleType;
  readonly " $fragmentType": "RoleMemberTable_role";
};
export type RoleMemberTable_role$key = {
  readonly " $data"?: RoleMemberTable_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleMemberTable_role">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleMemberTable_role",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoleMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Person_contact"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoleMemberActions_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Role",
  "abstractKey": null
};
})();

(node as any).hash = "df1e69ab1f9dc94fa680555214144eb7";

export default node;
