/**
 * @generated SignedSource<<5fafe35a85485c9a7f4c4757491454b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormulaList_draft$data = {
  readonly formulaUses: ReadonlyArray<{
    readonly identity: string;
    readonly places: ReadonlyArray<string>;
  }>;
  readonly formulas: ReadonlyArray<{
    readonly id: string;
    readonly identity: string;
    readonly name: string;
    readonly source: string;
  }>;
  readonly " $fragmentType": "FormulaList_draft";
};
export type FormulaList_draft$key = {
  readonly " $data"?: FormulaList_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormulaList_draft">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormulaList_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Formula",
      "kind": "LinkedField",
      "name": "formulas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormulaUse",
      "kind": "LinkedField",
      "name": "formulaUses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "places",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "f80ce5cd4eccce2d8d9f5d88dfe7001d";

export default node;
