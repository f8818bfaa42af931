/**
 * @generated SignedSource<<809461bcbd98f884b20c45eeeacdc461>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefaultView_viewer$data = {
  readonly advancedFilters: ReadonlyArray<{
    readonly filters: import('#domain/form/Content.ts').Content;
    readonly id: string;
    readonly isDefault: boolean;
    readonly isLost: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "DefaultView_viewer";
};
export type DefaultView_viewer$key = {
  readonly " $data"?: DefaultView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DefaultView_viewer">;
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
  "name": "DefaultView_viewer",
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

(node as any).hash = "e515a4617f5d60723e8cb8503a81e11b";

export default node;
