/**
 * @generated SignedSource<<6db62911b209007673d318625ba9183f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
import type { FragmentRefs } from "relay-runtime";
export type StepSettings_step$data = {
  readonly autoadvance: boolean;
  readonly external: boolean;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly requiresSignature: boolean;
  readonly revisable: boolean;
  readonly type: StepType;
  readonly " $fragmentSpreads": FragmentRefs<"StepTimeframe_step">;
  readonly " $fragmentType": "StepSettings_step";
};
export type StepSettings_step$key = {
  readonly " $data"?: StepSettings_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepSettings_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepSettings_step",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "autoadvance",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepTimeframe_step"
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "fdd5ce22e0e54fa8b69c71fcc399989d";

export default node;
