/**
 * @generated SignedSource<<07e73b392cb2b626128ead5946609feb>>
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
  readonly suggester: {
    readonly isContact: boolean;
    readonly user: {
      readonly name: string;
    };
  };
  readonly suggestions: ReadonlyArray<{
    readonly currentValue: string | null | undefined;
    readonly isOutdated: boolean;
    readonly state: EditSuggestionState;
    readonly suggestionId: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestionTable_suggestions">;
  }>;
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
      "concreteType": "EditSuggester",
      "kind": "LinkedField",
      "name": "suggester",
      "plural": false,
      "selections": [
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

(node as any).hash = "0845fb2112f6b76370207897a9cf55fe";

export default node;
