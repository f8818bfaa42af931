/**
 * @generated SignedSource<<4937627d21101c4bba685d9da0ca7f2e>>
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
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly name: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"FormulaTrial_draft">;
  readonly " $fragmentType": "FormulaEditor_draft";
};
export type FormulaEditor_draft$key = {
  readonly " $data"?: FormulaEditor_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormulaEditor_draft">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormulaEditor_draft",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
})();

(node as any).hash = "128b4b8d383b0bffe8fb6f97c5183f8a";

export default node;
