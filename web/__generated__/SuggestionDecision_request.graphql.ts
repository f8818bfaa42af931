/**
 * @generated SignedSource<<8bd443639e2bd26061999a97f4981d5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EditSuggestionState = "accepted" | "open" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type SuggestionDecision_request$data = {
  readonly id: string;
  readonly isContact: boolean;
  readonly suggestions: ReadonlyArray<{
    readonly currentValue: string | null | undefined;
    readonly isOutdated: boolean;
    readonly state: EditSuggestionState;
    readonly suggestionId: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestionTable_suggestions">;
  }>;
  readonly user: {
    readonly name: string;
  };
  readonly " $fragmentType": "SuggestionDecision_request";
};
export type SuggestionDecision_request$key = {
  readonly " $data"?: SuggestionDecision_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestionDecision_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestionDecision_request",
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
      "name": "isContact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "user",
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
      "concreteType": "EditSuggestion",
      "kind": "LinkedField",
      "name": "suggestions",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOutdated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentValue",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SuggestionTable_suggestions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EditSuggestionsRequest",
  "abstractKey": null
};

(node as any).hash = "bb29d9146a28f15e872e5ef3cd4a01d7";

export default node;
