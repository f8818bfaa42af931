/**
 * @generated SignedSource<<7621db00b1e73afe704f34535b4e6ad2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GovernmentStaffActions_form$data = {
  readonly publishedVersion: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "GovernmentStaffActions_form";
};
export type GovernmentStaffActions_form$key = {
  readonly " $data"?: GovernmentStaffActions_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"GovernmentStaffActions_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GovernmentStaffActions_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "publishedVersion",
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
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "66a94faf8d51122a82a038b1f9530890";

export default node;
