/**
 * @generated SignedSource<<2f316a1d310d002bddc17e006c37acf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepTable_form$data = {
  readonly publishedVersion: {
    readonly steps: ReadonlyArray<{
      readonly identity: string;
      readonly name: string | null | undefined;
    }>;
  } | null | undefined;
  readonly statistics: {
    readonly steps: ReadonlyArray<{
      readonly active: number;
      readonly halted: number;
      readonly identity: string;
      readonly medianTimeInWords: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "StepTable_form";
};
export type StepTable_form$key = {
  readonly " $data"?: StepTable_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepTable_form">;
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
  "name": "StepTable_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "publishedVersion",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FormStepStatistics",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "medianTimeInWords",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "active",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "halted",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "5c99e90f41d6dc52c01fe33a636b7b29";

export default node;
