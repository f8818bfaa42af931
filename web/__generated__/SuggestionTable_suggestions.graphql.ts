/**
 * @generated SignedSource<<e7b1e67dc164e436aa5a33db512237b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EditSuggestionState = "accepted" | "open" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type SuggestionTable_suggestions$data = ReadonlyArray<{
  readonly contentWhenSuggested: string;
  readonly currentContent: string;
  readonly field: {
    readonly name: string;
  };
  readonly isOutdated: boolean;
  readonly newContent: string;
  readonly state: EditSuggestionState;
  readonly suggestionId: string;
  readonly " $fragmentType": "SuggestionTable_suggestions";
}>;
export type SuggestionTable_suggestions$key = ReadonlyArray<{
  readonly " $data"?: SuggestionTable_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestionTable_suggestions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SuggestionTable_suggestions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntityField",
      "kind": "LinkedField",
      "name": "field",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentContent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentWhenSuggested",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newContent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOutdated",
      "storageKey": null
    }
  ],
  "type": "EditSuggestion",
  "abstractKey": null
};

(node as any).hash = "3c6b77beb9ac71176ded8b4fba89d770";

export default node;
