/**
 * @generated SignedSource<<4120f20f0c90170b5273a5e6aa40dd1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendInvitation_invitation$data = {
  readonly id: string;
  readonly " $fragmentType": "ResendInvitation_invitation";
};
export type ResendInvitation_invitation$key = {
  readonly " $data"?: ResendInvitation_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendInvitation_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendInvitation_invitation",
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

(node as any).hash = "900c37197ac5944e7f28bbc5eeb12f17";

export default node;
