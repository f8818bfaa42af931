/**
 * @generated SignedSource<<c1c940bdd9bcc8ec70b3605f09b2d8bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleMemberActions_member$data = {
  readonly contact: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"InviteAgain_contact">;
  };
  readonly invitation: {
    readonly " $fragmentSpreads": FragmentRefs<"InviteAgain_invitation">;
  } | null | undefined;
  readonly " $fragmentType": "RoleMemberActions_member";
};
export type RoleMemberActions_member$key = {
  readonly " $data"?: RoleMemberActions_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleMemberActions_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleMemberActions_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InviteAgain_contact"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InviteAgain_invitation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RoleMember",
  "abstractKey": null
};

(node as any).hash = "e1a3d03ba7f1036413cd97afb3d7fefb";

export default node;
