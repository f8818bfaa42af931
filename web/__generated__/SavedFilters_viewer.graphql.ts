/**
 * @generated SignedSource<<552ab626126a541791fb61ea74018d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFilters_viewer$data = {
  readonly advancedFilters: ReadonlyArray<{
    readonly filters: import('#domain/form/Content.ts').Content;
    readonly id: string;
    readonly isDefault: boolean;
    readonly isLost: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "SavedFilters_viewer";
};
export type SavedFilters_viewer$key = {
  readonly " $data"?: SavedFilters_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kind"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedFilters_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "kind",
          "variableName": "kind"
        }
      ],
      "concreteType": "AdvancedFilter",
      "kind": "LinkedField",
      "name": "advancedFilters",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c7de31e831dd986e64a0bbca935b6ea5";

export default node;
