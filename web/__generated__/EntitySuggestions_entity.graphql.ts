/**
 * @generated SignedSource<<40d23f4ef7e6eed50f8bbc976d3899ee>>
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
    readonly suggestions: ReadonlyArray<{
      readonly field: {
        readonly name: string;
      };
      readonly state: EditSuggestionState;
    }>;
    readonly user: {
      readonly name: string;
    };
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
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "17f193f3c33e76322152188a5c11f3a4";

export default node;
