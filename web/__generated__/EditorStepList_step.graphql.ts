/**
 * @generated SignedSource<<6bf38fbe95bf6885c86c6e4594352673>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
import type { FragmentRefs } from "relay-runtime";
export type EditorStepList_step$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string | null | undefined;
  readonly type: StepType;
  readonly " $fragmentType": "EditorStepList_step";
}>;
export type EditorStepList_step$key = ReadonlyArray<{
  readonly " $data"?: EditorStepList_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorStepList_step">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EditorStepList_step",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "5d36494dd88d0607954e9abdfa723a49";

export default node;
