/**
 * @generated SignedSource<<5e32977beae709a797ef6dd983fcc442>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchPageLinks_form$data = {
  readonly searchPageConfigs: ReadonlyArray<{
    readonly searchPage: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly " $fragmentType": "SearchPageLinks_form";
};
export type SearchPageLinks_form$key = {
  readonly " $data"?: SearchPageLinks_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchPageLinks_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchPageLinks_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchPageItem",
      "kind": "LinkedField",
      "name": "searchPageConfigs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchPage",
          "kind": "LinkedField",
          "name": "searchPage",
          "plural": false,
          "selections": [
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
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "e439172f99dbcb09e1163f349f3dc67b";

export default node;
