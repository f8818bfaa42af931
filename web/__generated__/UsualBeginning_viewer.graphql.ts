/**
 * @generated SignedSource<<81874222b13ab2fbd7c70f30e5e1dbd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsualBeginning_viewer$data = {
  readonly advancedFilters: ReadonlyArray<{
    readonly filters: import('#domain/form/Content.ts').Content;
    readonly id: string;
    readonly isDefault: boolean;
    readonly isLost: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "UsualBeginning_viewer";
};
export type UsualBeginning_viewer$key = {
  readonly " $data"?: UsualBeginning_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsualBeginning_viewer">;
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
  "name": "UsualBeginning_viewer",
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

(node as any).hash = "f327920112cd3d89beae056da6127c00";

export default node;
