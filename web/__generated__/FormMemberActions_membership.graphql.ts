/**
 * @generated SignedSource<<0020d8dc90d8399d1f3a9b1d1734bc96>>
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
    readonly id: string;
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
  "type": "MasterTemplateMembership",
  "abstractKey": null
};

(node as any).hash = "45dfe743092101b4651068749642aa81";

export default node;
