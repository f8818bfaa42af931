/**
 * @generated SignedSource<<2559b896bb2ce75c12b66873aeb0c88e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
import type { FragmentRefs } from "relay-runtime";
export type StepEditor_step$data = {
  readonly id: string;
  readonly name: string | null | undefined;
  readonly sections: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SectionList_sections">;
  }>;
  readonly type: StepType;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentGroups_step" | "PaymentStepEditor_step" | "ReviewStepEditor_step" | "StepEmails_step" | "StepPeople_step" | "StepSettings_step" | "StepTexts_step" | "SubprocessList_step" | "SurveyStepEditor_step">;
  readonly " $fragmentType": "StepEditor_step";
};
export type StepEditor_step$key = {
  readonly " $data"?: StepEditor_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEditor_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEditor_step",
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
      "name": "type",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepSettings_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepTexts_step"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Section",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SectionList_sections"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentStepEditor_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStepEditor_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SurveyStepEditor_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepPeople_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignmentGroups_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubprocessList_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepEmails_step"
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "b9bff27e2f153d8032ff4a0cd636c5c5";

export default node;
