/**
 * @generated SignedSource<<bbf690e304c9e982e919061ed20ad6c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteRole_role$data = {
  readonly id: string;
  readonly name: string;
  readonly team: {
    readonly slug: string;
  };
  readonly " $fragmentType": "DeleteRole_role";
};
export type DeleteRole_role$key = {
  readonly " $data"?: DeleteRole_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteRole_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteRole_role",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Role",
  "abstractKey": null
};

(node as any).hash = "1abe95970ae92cd919d53d773dfc7a5d";

export default node;
