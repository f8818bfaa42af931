/**
 * @generated SignedSource<<40a82ec1285b3987ba6bc55a74de093a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchPageLinks_form$data = {
  readonly searchPageConfigs: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
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
      "concreteType": "SearchPageConfig",
      "kind": "LinkedField",
      "name": "searchPageConfigs",
      "plural": true,
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
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "ea046355b76342f6c23b2a8ecb9ad980";

export default node;
