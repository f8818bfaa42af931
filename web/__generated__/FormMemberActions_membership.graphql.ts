/**
 * @generated SignedSource<<07606da9223dd4aab7d779f614f42c0d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ResendInvitation_contact">;
  };
  readonly invitation: {
    readonly " $fragmentSpreads": FragmentRefs<"ResendInvitation_invitation">;
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
  "type": "MasterTemplateMembership",
  "abstractKey": null
};

(node as any).hash = "236c2eee267adfd05e03f2cf1848cf5d";

export default node;
