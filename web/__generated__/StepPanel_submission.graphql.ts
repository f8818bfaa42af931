/**
 * @generated SignedSource<<45d722e0d560f462151e11da84e342b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type StepPanel_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly __typename: "ActiveStep";
  }>;
  readonly isOwn: boolean;
  readonly status: SubmissionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceSigned_submission" | "CollectInfoStep_submission" | "WaitingFor_submission">;
  readonly " $fragmentType": "StepPanel_submission";
};
export type StepPanel_submission$key = {
  readonly " $data"?: StepPanel_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepPanel_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepPanel_submission",
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
      "name": "activeSteps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectInfoStep_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingFor_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangesSinceSigned_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "b6eec9b6457baf96032ad4101c82c5a4";

export default node;
