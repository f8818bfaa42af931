/**
 * @generated SignedSource<<c2ba4ff4b16bef3c26dc44c6a9950492>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewLogic = "and" | "or";
import type { FragmentRefs } from "relay-runtime";
export type ReviewGroupStatus_review$data = {
  readonly completed: boolean;
  readonly reviewGroup: {
    readonly logicType: ReviewLogic;
  };
  readonly reviewers: ReadonlyArray<{
    readonly isOwn: boolean;
    readonly name: string;
    readonly reviews: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SubmittedReview_approval">;
    }>;
    readonly subjectId: string;
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
          "name": "subjectId",
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
          "name": "isOwn",
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
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SubmittedReview_approval"
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

(node as any).hash = "3913732fdf271a831f8189af06daa368";

export default node;
