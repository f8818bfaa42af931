/**
 * @generated SignedSource<<787485f6bc58a715bf643dfa4e4de910>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoSubmissions_viewer$data = {
  readonly teams: ReadonlyArray<{
    readonly __typename: "Team";
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

(node as any).hash = "c575352a3a60bf43f122b5f007cc781a";

export default node;
