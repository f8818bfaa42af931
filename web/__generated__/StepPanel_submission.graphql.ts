/**
 * @generated SignedSource<<3c2ae3242e01c4dde3aa8e0bf05da598>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceSigned_submission" | "CollectInfoStep_submission" | "WaitingNotice_submission">;
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
      "name": "WaitingNotice_submission"
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

(node as any).hash = "30788e22a9b17644869607f1fc5cb040";

export default node;
