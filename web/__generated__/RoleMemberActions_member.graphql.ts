/**
 * @generated SignedSource<<05eb8ade973fb23e05f3bb7b5d5f4588>>
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
    readonly id: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RoleMember",
  "abstractKey": null
};

(node as any).hash = "f7a8e255e54e6360dfc1eecac25b34ea";

export default node;
