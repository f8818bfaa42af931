/**
 * @generated SignedSource<<a8d4c43b55154100594d4a0262e55ab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleMemberActions_member$data = {
  readonly contact: {
    readonly isInvited: boolean;
    readonly name: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInvited",
          "storageKey": null
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

(node as any).hash = "a42b8a99360e0d444c35e03c9d5f376e";

export default node;
