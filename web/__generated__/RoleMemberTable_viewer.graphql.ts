/**
 * @generated SignedSource<<d450b702c473c9e844cb727f8c98e2ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleMemberTable_viewer$data = {
  readonly user: {
    readonly id: string;
  };
  readonly " $fragmentType": "RoleMemberTable_viewer";
};
export type RoleMemberTable_viewer$key = {
  readonly " $data"?: RoleMemberTable_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleMemberTable_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleMemberTable_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4e747c24afcec0f45aa38b787d363762";

export default node;
