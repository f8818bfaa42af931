/**
 * @generated SignedSource<<3f70b7a08ee00c876b22aed88c46b91e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteAgain_contact$data = {
  readonly isInvited: boolean;
  readonly name: string;
  readonly " $fragmentType": "InviteAgain_contact";
};
export type InviteAgain_contact$key = {
  readonly " $data"?: InviteAgain_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteAgain_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteAgain_contact",
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

(node as any).hash = "77fdeda2e3eefec52560d55c6c08fc9c";

export default node;
