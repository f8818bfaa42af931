/**
 * @generated SignedSource<<d69bfc5dc6bc62e93fec6e9a343888ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoOutputs_viewer$data = {
  readonly hasAssignments: boolean;
  readonly hasOtherForms: boolean;
  readonly teams: ReadonlyArray<{
    readonly __typename: "Team";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"NoTeam_viewer">;
  readonly " $fragmentType": "NoOutputs_viewer";
};
export type NoOutputs_viewer$key = {
  readonly " $data"?: NoOutputs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoOutputs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoOutputs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAssignments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasOtherForms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "teams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoTeam_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7b1888621c25fed7cc4d47df6bce8872";

export default node;
