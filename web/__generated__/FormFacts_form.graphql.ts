/**
 * @generated SignedSource<<6c0d37516aaf195ebe4366b6320fadee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepActor = "applicant" | "staff" | "thirdParty";
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
import type { FragmentRefs } from "relay-runtime";
export type FormFacts_form$data = {
  readonly publishedVersion: {
    readonly steps: ReadonlyArray<{
      readonly actors: ReadonlyArray<StepActor>;
      readonly config: {
        readonly amountCents: number;
        readonly mode: string;
      } | null | undefined;
      readonly type: StepType;
    }>;
  } | null | undefined;
  readonly team: {
    readonly name: string;
  };
  readonly typicalFigures: {
    readonly highestCostCents: number | null | undefined;
    readonly lowestCostCents: number | null | undefined;
    readonly medianTimeInWords: string | null | undefined;
  } | null | undefined;
  readonly typicalTime: string | null | undefined;
  readonly " $fragmentType": "FormFacts_form";
};
export type FormFacts_form$key = {
  readonly " $data"?: FormFacts_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormFacts_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormFacts_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typicalTime",
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
          "kind": "ScalarField",
          "name": "medianTimeInWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestCostCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highestCostCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
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
              "name": "type",
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
              "concreteType": "PaymentConfig",
              "kind": "LinkedField",
              "name": "config",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mode",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amountCents",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "492d1d2c84d8638a501e24fd96a103d4";

export default node;
