/**
 * @generated SignedSource<<eaf433dd51e6d3819d5a82be1edaed9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepActor = "applicant" | "staff" | "thirdParty";
export type TimeUnit = "days" | "hours" | "minutes";
import type { FragmentRefs } from "relay-runtime";
export type StepBreakdown_form$data = {
  readonly publishedVersion: {
    readonly steps: ReadonlyArray<{
      readonly actors: ReadonlyArray<StepActor>;
      readonly description: string | null | undefined;
      readonly id: string;
      readonly identity: string;
      readonly name: string | null | undefined;
      readonly time: number | null | undefined;
      readonly timeUnit: TimeUnit | null | undefined;
    }>;
  } | null | undefined;
  readonly team: {
    readonly name: string;
  };
  readonly typicalFigures: {
    readonly stepTimes: ReadonlyArray<{
      readonly identity: string;
      readonly medianTimeInWords: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "StepBreakdown_form";
};
export type StepBreakdown_form$key = {
  readonly " $data"?: StepBreakdown_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepBreakdown_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
  "name": "StepBreakdown_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TypicalFigures",
      "kind": "LinkedField",
      "name": "typicalFigures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TypicalStepTime",
          "kind": "LinkedField",
          "name": "stepTimes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "medianTimeInWords",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actors",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "time",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeUnit",
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

(node as any).hash = "657d55c6bb5bb2ea72d25fe7307993f7";

export default node;
