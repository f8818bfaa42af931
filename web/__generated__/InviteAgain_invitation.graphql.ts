/**
 * @generated SignedSource<<57df5eb09e746878a4db7185c0238f9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteAgain_invitation$data = {
  readonly id: string;
  readonly " $fragmentType": "InviteAgain_invitation";
};
export type InviteAgain_invitation$key = {
  readonly " $data"?: InviteAgain_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteAgain_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteAgain_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "1a7edf5e46d0c599d8f7865e4ea07f01";

export default node;
