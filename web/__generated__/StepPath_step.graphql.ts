/**
 * @generated SignedSource<<f8b2b25922f3d0c53629ce192bba863a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
import type { FragmentRefs } from "relay-runtime";
export type StepPath_step$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string | null | undefined;
  readonly type: StepType;
  readonly " $fragmentType": "StepPath_step";
}>;
export type StepPath_step$key = ReadonlyArray<{
  readonly " $data"?: StepPath_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepPath_step">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StepPath_step",
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

(node as any).hash = "e636f2c5ceedd234587ebd43a243d2e7";

export default node;
