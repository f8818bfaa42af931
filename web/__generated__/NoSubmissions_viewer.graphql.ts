/**
 * @generated SignedSource<<b653cb7baff9d4af982a664851e75bd8>>
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4bc8e8b5fb00bc4bded5d3874b3fdbae";

export default node;
