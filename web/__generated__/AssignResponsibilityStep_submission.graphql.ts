/**
 * @generated SignedSource<<e6b48e38b98f9137ab584043dd83ab53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignResponsibilityStep_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ChosenPeople_step">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LaterSteps_submission">;
  readonly " $fragmentType": "AssignResponsibilityStep_submission";
};
export type AssignResponsibilityStep_submission$key = {
  readonly " $data"?: AssignResponsibilityStep_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignResponsibilityStep_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignResponsibilityStep_submission",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChosenPeople_step"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaterSteps_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "bb18c0fe429cdc4656c51397d2511e48";

export default node;
