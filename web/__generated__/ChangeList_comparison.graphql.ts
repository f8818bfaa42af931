/**
 * @generated SignedSource<<ce8a5cf210b9fe59d1318c640774d7b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComparedWay = "added" | "changed" | "removed" | "same";
import type { FragmentRefs } from "relay-runtime";
export type ChangeList_comparison$data = {
  readonly parts: ReadonlyArray<{
    readonly depth: number;
    readonly facts: ReadonlyArray<{
      readonly label: string;
      readonly now: string | null | undefined;
      readonly was: string | null | undefined;
    }>;
    readonly identity: string;
    readonly kind: string;
    readonly title: string;
    readonly way: ComparedWay;
  }>;
  readonly " $fragmentType": "ChangeList_comparison";
};
export type ChangeList_comparison$key = {
  readonly " $data"?: ChangeList_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeList_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeList_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparedVersionPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "way",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComparedVersionFact",
          "kind": "LinkedField",
          "name": "facts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "was",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "now",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VersionComparison",
  "abstractKey": null
};

(node as any).hash = "0cb1b72fbe9cb960b96299f40681cd22";

export default node;
