/**
 * @generated SignedSource<<9d0784d8215cce2df6482e4c498e4af9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessPanel_submission$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly people: ReadonlyArray<{
    readonly __typename: "SubmissionPerson";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Applicants_submission" | "StaffAccess_submission">;
  readonly " $fragmentType": "AccessPanel_submission";
};
export type AccessPanel_submission$key = {
  readonly " $data"?: AccessPanel_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessPanel_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessPanel_submission",
  "selections": [
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
      "concreteType": "SubmissionPerson",
      "kind": "LinkedField",
      "name": "people",
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
      "name": "Applicants_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffAccess_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "b274a1f5b8bfd01114596fac46033017";

export default node;
