/**
 * @generated SignedSource<<4b2c414f1d7734125270edf2bd292827>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type SubmissionBody_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly external: boolean;
    readonly id: string;
    readonly step: {
      readonly type: StepType;
    };
    readonly stepId: string;
    readonly " $fragmentSpreads": FragmentRefs<"StepPanel_activeStep">;
  }>;
  readonly currentStep: {
    readonly availableActions: ReadonlyArray<string>;
    readonly id: string;
  } | null | undefined;
  readonly isOwn: boolean;
  readonly status: SubmissionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CheckAnswers_submission" | "StepActionBar_submission" | "StepPanel_submission" | "StepPath_submission" | "SubmissionOutcome_submission">;
  readonly " $fragmentType": "SubmissionBody_submission";
};
export type SubmissionBody_submission$key = {
  readonly " $data"?: SubmissionBody_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionBody_submission">;
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
  "name": "SubmissionBody_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "currentStep",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableActions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "activeSteps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "external",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Step",
          "kind": "LinkedField",
          "name": "step",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StepPanel_activeStep"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepPath_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepPanel_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckAnswers_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepActionBar_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionOutcome_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "1729892be2eb24db82088f4e7a56553b";

export default node;
