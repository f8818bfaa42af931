/**
 * @generated SignedSource<<32be97a6cbcb7cef4abf0880b49fc7ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchPageItems_team$data = {
  readonly searchableForms: ReadonlyArray<{
    readonly hasPublicRecords: boolean;
    readonly id: string;
    readonly name: string;
    readonly publishedFields: ReadonlyArray<{
      readonly identity: string;
      readonly name: string | null | undefined;
    }>;
    readonly publishesAnswers: boolean;
  }>;
  readonly " $fragmentType": "SearchPageItems_team";
};
export type SearchPageItems_team$key = {
  readonly " $data"?: SearchPageItems_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchPageItems_team">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchPageItems_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplate",
      "kind": "LinkedField",
      "name": "searchableForms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPublicRecords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishesAnswers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PublishedField",
          "kind": "LinkedField",
          "name": "publishedFields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "identity",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "5e35d0dcc33599d2b5c2ca42e554c92e";

export default node;
