/**
 * @generated SignedSource<<9ceb1c373e5bbd8dd12e4bc4043727fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewLogic = "and" | "or";
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type ReviewGroupStatus_review$data = {
  readonly completed: boolean;
  readonly reviewGroup: {
    readonly logicType: ReviewLogic;
  };
  readonly reviewers: ReadonlyArray<{
    readonly name: string;
    readonly reviews: ReadonlyArray<{
      readonly outcome: ReviewOutcome;
    }>;
  }>;
  readonly " $fragmentType": "ReviewGroupStatus_review";
};
export type ReviewGroupStatus_review$key = {
  readonly " $data"?: ReviewGroupStatus_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupStatus_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewGroupStatus_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewGroup",
      "kind": "LinkedField",
      "name": "reviewGroup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logicType",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Reviewer",
      "kind": "LinkedField",
      "name": "reviewers",
      "plural": true,
      "selections": [
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
          "concreteType": "StepApproval",
          "kind": "LinkedField",
          "name": "reviews",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcome",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StepReview",
  "abstractKey": null
};

(node as any).hash = "fba8ff25d7d5aacdd1210b79e0304ca5";

export default node;
