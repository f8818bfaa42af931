/**
 * @generated SignedSource<<397d16be41dc67e9446bd6614c1c0324>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedEdits_query$data = {
  readonly myTeams: ReadonlyArray<{
    readonly name: string;
    readonly openEditSuggestionsRequestCount: number;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "SuggestedEdits_query";
};
export type SuggestedEdits_query$key = {
  readonly " $data"?: SuggestedEdits_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedEdits_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedEdits_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "myTeams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
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
          "kind": "ScalarField",
          "name": "openEditSuggestionsRequestCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "17e65ccc984323e143920a732d9d31b2";

export default node;
