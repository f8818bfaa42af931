/**
 * @generated SignedSource<<be681a8e65d208e5440f1c6ac9626c85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormStatistics_form$data = {
  readonly id: string;
  readonly statistics: {
    readonly active: number;
    readonly completed: number;
    readonly halted: number;
    readonly highestCost: {
      readonly amountCents: number;
      readonly scopedId: number;
      readonly submissionId: string;
    } | null | undefined;
    readonly last30Days: number;
    readonly last30DaysSince: string | null | undefined;
    readonly launched: number;
    readonly launches: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"LaunchChart_launches">;
    }>;
    readonly lowestCost: {
      readonly amountCents: number;
      readonly scopedId: number;
      readonly submissionId: string;
    } | null | undefined;
    readonly medianCompletionTimeInWords: string | null | undefined;
    readonly revenueLast30DaysCents: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StepTable_form">;
  readonly " $fragmentType": "FormStatistics_form";
};
export type FormStatistics_form$key = {
  readonly " $data"?: FormStatistics_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormStatistics_form">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "submissionId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scopedId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountCents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormStatistics_form",
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
      "concreteType": "FormStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last30Days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last30DaysSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "launched",
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
          "name": "completed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "halted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianCompletionTimeInWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenueLast30DaysCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormCost",
          "kind": "LinkedField",
          "name": "lowestCost",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormCost",
          "kind": "LinkedField",
          "name": "highestCost",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormLaunches",
          "kind": "LinkedField",
          "name": "launches",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LaunchChart_launches"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepTable_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "28baac8493d4dd36259e75b2d6c009c0";

export default node;
