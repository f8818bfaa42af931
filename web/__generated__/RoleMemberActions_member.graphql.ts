/**
 * @generated SignedSource<<2519c8040b17a3faa97e92515097b969>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ResendInvitation_contact">;
  };
  readonly invitation: {
    readonly " $fragmentSpreads": FragmentRefs<"ResendInvitation_invitation">;
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
          "name": "ResendInvitation_contact"
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
          "name": "ResendInvitation_invitation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RoleMember",
  "abstractKey": null
};

(node as any).hash = "32aa0c71c8fabc76fe0b50e6d2b37474";

export default node;
