/**
 * @generated SignedSource<<d67e259ba59edec04bfff32021988dec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Confirmation = "cannotBeModified" | "continueWithoutPayment" | "issueWithoutPayment" | "skipSignature";
export type Solution = "acceptChanges" | "advance" | "answer" | "assign" | "finishRequirements" | "finishSubprocesses" | "makeChanges" | "pay" | "reconsider" | "requestReview" | "resume" | "review" | "sign";
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type StepActionBar_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
    readonly stepId: string;
  }>;
  readonly confirmations: ReadonlyArray<Confirmation>;
  readonly currentStep: {
    readonly availableActions: ReadonlyArray<string>;
    readonly external: boolean;
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly isApplicantsTurn: boolean;
  readonly isOwn: boolean;
  readonly status: SubmissionStatus;
  readonly whatNext: {
    readonly solution: Solution | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmChangesMade_submission" | "useAdvanceStep_submission">;
  readonly " $fragmentType": "StepActionBar_submission";
};
export type StepActionBar_submission$key = {
  readonly " $data"?: StepActionBar_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepActionBar_submission">;
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
  "name": "StepActionBar_submission",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "isApplicantsTurn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmations",
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
        }
      ],
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
          "name": "external",
          "storageKey": null
        },
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
      "concreteType": "WhatNext",
      "kind": "LinkedField",
      "name": "whatNext",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solution",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmChangesMade_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAdvanceStep_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "9611a7d832fc53ad7e812e8c9f0454fb";

export default node;
