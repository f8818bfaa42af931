/**
 * @generated SignedSource<<49a9dca370e2c414d315177f91cb7c85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
export type TimelineState = "current" | "done" | "halted" | "notdone";
import type { FragmentRefs } from "relay-runtime";
export type StepPanel_activeStep$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly draftOutputs: ReadonlyArray<{
    readonly __typename: "DraftOutput";
  }>;
  readonly external: boolean;
  readonly needsSignature: boolean;
  readonly position: number;
  readonly signings: ReadonlyArray<{
    readonly __typename: "Signing";
  }>;
  readonly startedAt: string | null | undefined;
  readonly state: TimelineState;
  readonly step: {
    readonly description: string | null | undefined;
    readonly externalInstructions: string | null | undefined;
    readonly internalInstructions: string | null | undefined;
    readonly name: string | null | undefined;
    readonly type: StepType;
  };
  readonly stepId: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssignResponsibilityStep_step" | "CollectInfoStep_step" | "DraftDocuments_step" | "PaymentStep_step" | "ReviewStep_step" | "Signatures_step" | "SurveyStep_step">;
  readonly " $fragmentType": "StepPanel_activeStep";
};
export type StepPanel_activeStep$key = {
  readonly " $data"?: StepPanel_activeStep$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepPanel_activeStep">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepPanel_activeStep",
  "selections": [
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
      "name": "needsSignature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Signing",
      "kind": "LinkedField",
      "name": "signings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftOutput",
      "kind": "LinkedField",
      "name": "draftOutputs",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalInstructions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "internalInstructions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignResponsibilityStep_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectInfoStep_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DraftDocuments_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentStep_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStep_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Signatures_step"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SurveyStep_step"
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "df65a16d33fed99593b3f28bdd6c35f0";

export default node;
