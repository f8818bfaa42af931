/**
 * @generated SignedSource<<88858317d5a010f31188784a91742b46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityContacts_team$data = {
  readonly id: string;
  readonly " $fragmentType": "EntityContacts_team";
};
export type EntityContacts_team$key = {
  readonly " $data"?: EntityContacts_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityContacts_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityContacts_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "98e3c3dd551ed5752e0a74ea5e276519";

export default node;
