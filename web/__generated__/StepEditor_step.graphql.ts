/**
 * @generated SignedSource<<a66fd7248319730b6a3700d9d940b4bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
import type { FragmentRefs } from "relay-runtime";
export type StepEditor_step$data = {
  readonly external: boolean;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly requiresSignature: boolean;
  readonly revisable: boolean;
  readonly type: StepType;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStepEditor_step" | "ReviewStepEditor_step" | "SectionList_step">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "external",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiresSignature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revisable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SectionList_step"
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
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "5dda6b15175a8e7c6d491944404e506e";

export default node;
