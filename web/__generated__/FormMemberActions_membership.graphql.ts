/**
 * @generated SignedSource<<87883237e29d6d6ff977f2ac3ebe70e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormMemberActions_membership$data = {
  readonly contact: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"InviteAgain_contact">;
  };
  readonly invitation: {
    readonly " $fragmentSpreads": FragmentRefs<"InviteAgain_invitation">;
  } | null | undefined;
  readonly " $fragmentType": "FormMemberActions_membership";
};
export type FormMemberActions_membership$key = {
  readonly " $data"?: FormMemberActions_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormMemberActions_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormMemberActions_membership",
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
  "type": "MasterTemplateMembership",
  "abstractKey": null
};

(node as any).hash = "d4a06f2591f74f100d16267884437b7d";

export default node;
