/**
 * @generated SignedSource<<d17cbe8e0335ab43121a6720edfbca64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EditSuggestionState = "accepted" | "open" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type EntitySuggestions_entity$data = {
  readonly openEditSuggestionsRequests: ReadonlyArray<{
    readonly requestId: string;
    readonly suggester: {
      readonly user: {
        readonly name: string;
      };
    };
    readonly suggestions: ReadonlyArray<{
      readonly field: {
        readonly name: string;
      };
      readonly state: EditSuggestionState;
    }>;
  }>;
  readonly " $fragmentType": "EntitySuggestions_entity";
};
export type EntitySuggestions_entity$key = {
  readonly " $data"?: EntitySuggestions_entity$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntitySuggestions_entity">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntitySuggestions_entity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EditSuggestionsRequest",
      "kind": "LinkedField",
      "name": "openEditSuggestionsRequests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestId",
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
              "concreteType": "Contact",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomEntityField",
              "kind": "LinkedField",
              "name": "field",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Entity",
  "abstractKey": null
};
})();

(node as any).hash = "e9c3331d83d0ebd3c72263183aaed1a0";

export default node;
