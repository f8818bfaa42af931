/**
 * @generated SignedSource<<6dfb9d3ed768d3e76793ef21b8d43832>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CollectInfoStep_submission" | "WaitingFor_submission">;
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
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "4a902862c1edd6eba0acb201a56521af";

export default node;
