/**
 * @generated SignedSource<<c32179bdcdf97fba91d6bd32832be810>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSuggestionsTable_requests$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly entity: {
    readonly customEntityName: string;
  };
  readonly entityName: string;
  readonly id: string;
  readonly requestId: string;
  readonly resolvedBy: {
    readonly name: string;
  } | null | undefined;
  readonly suggester: {
    readonly user: {
      readonly email: string;
      readonly name: string;
    };
  };
  readonly suggestions: ReadonlyArray<{
    readonly field: {
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "EditSuggestionsTable_requests";
}>;
export type EditSuggestionsTable_requests$key = ReadonlyArray<{
  readonly " $data"?: EditSuggestionsTable_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSuggestionsTable_requests">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EditSuggestionsTable_requests",
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
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "entity",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customEntityName",
          "storageKey": null
        }
      ],
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
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
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
          "concreteType": "CustomEntityField",
          "kind": "LinkedField",
          "name": "field",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "resolvedBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "EditSuggestionsRequest",
  "abstractKey": null
};
})();

(node as any).hash = "4d192fb61660fc52ee3b9288b58336b3";

export default node;
