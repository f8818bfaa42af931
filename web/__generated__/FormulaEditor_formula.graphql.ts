/**
 * @generated SignedSource<<d384d16a0af3337f49460fb9d00c6701>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormulaEditor_formula$data = {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly " $fragmentType": "FormulaEditor_formula";
};
export type FormulaEditor_formula$key = {
  readonly " $data"?: FormulaEditor_formula$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormulaEditor_formula">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormulaEditor_formula",
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
      "name": "source",
      "storageKey": null
    }
  ],
  "type": "Formula",
  "abstractKey": null
};

(node as any).hash = "b94547763c8c6559defe0cd4e4c46ccd";

export default node;
