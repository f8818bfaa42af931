/**
 * @generated SignedSource<<a2fcb89d339b99730e676cf3b43535b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormulaEditor_draft$data = {
  readonly formulaNames: ReadonlyArray<{
    readonly isFormula: boolean;
    readonly isNumeric: boolean;
    readonly label: string;
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FormulaTrial_draft">;
  readonly " $fragmentType": "FormulaEditor_draft";
};
export type FormulaEditor_draft$key = {
  readonly " $data"?: FormulaEditor_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormulaEditor_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormulaEditor_draft",
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
      "concreteType": "FormulaName",
      "kind": "LinkedField",
      "name": "formulaNames",
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
          "name": "isFormula",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNumeric",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormulaTrial_draft"
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "ec81bb69b5a7e9703a6893c3d1d5f1e6";

export default node;
