/**
 * @generated SignedSource<<b5ffd3154b452ad6015d45e25024c182>>
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
  readonly " $fragmentSpreads": FragmentRefs<"Completion_submission" | "NextBar_submission" | "StepPanel_submission">;
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
      "name": "NextBar_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Completion_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "cd10db11bb96bacc4305ea014294fccb";

export default node;
