/**
 * @generated SignedSource<<c76605238b4ad142b3723ab2fd972700>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResendInvitation_contact$data = {
  readonly isInvited: boolean;
  readonly name: string;
  readonly " $fragmentType": "ResendInvitation_contact";
};
export type ResendInvitation_contact$key = {
  readonly " $data"?: ResendInvitation_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendInvitation_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendInvitation_contact",
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
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "686a1500264f4fdf5d9f21df43cb86cd";

export default node;
