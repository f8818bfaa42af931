/**
 * @generated SignedSource<<4b9836308761d48432d258c897aa075e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoSubmissions_viewer$data = {
  readonly hasAssignments: boolean;
  readonly hasOtherForms: boolean;
  readonly teams: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"NoTeam_viewer">;
  readonly " $fragmentType": "NoSubmissions_viewer";
};
export type NoSubmissions_viewer$key = {
  readonly " $data"?: NoSubmissions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoSubmissions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoSubmissions_viewer",
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
          "name": "availableActions",
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

(node as any).hash = "a9a379dbdda3dbb468ebe0f78d3141c9";

export default node;
