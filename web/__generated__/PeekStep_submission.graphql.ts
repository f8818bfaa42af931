/**
 * @generated SignedSource<<15a23308bc5b405a987cd1c14336ebb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
export type TaskKind = "external" | "internal" | "review";
import type { FragmentRefs } from "relay-runtime";
export type PeekStep_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StepPanel_activeStep">;
  }>;
  readonly currentStep: {
    readonly id: string;
  } | null | undefined;
  readonly hasNotices: boolean;
  readonly id: string;
  readonly status: SubmissionStatus;
  readonly task: TaskKind | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StepActionBar_submission" | "StepPanel_submission" | "SubmissionOutcome_submission">;
  readonly " $fragmentType": "PeekStep_submission";
};
export type PeekStep_submission$key = {
  readonly " $data"?: PeekStep_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeekStep_submission">;
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
  "name": "PeekStep_submission",
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
      "name": "hasNotices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "task",
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
        (v0/*:: as any*/)
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
      "name": "StepPanel_submission"
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

(node as any).hash = "de7ac8cfa8038fd0ac2ff26836a6284f";

export default node;
