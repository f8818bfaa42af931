/**
 * @generated SignedSource<<ed6b5c5f9ed52aa1b2c3800eae774580>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useListLayout_viewer$data = {
  readonly listLayout: import('#domain/form/Content.ts').Content | null | undefined;
  readonly " $fragmentType": "useListLayout_viewer";
};
export type useListLayout_viewer$key = {
  readonly " $data"?: useListLayout_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useListLayout_viewer">;
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
  "name": "useListLayout_viewer",
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
      "kind": "ScalarField",
      "name": "listLayout",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "819a607fb878c3e3ae97a676e043e432";

export default node;
