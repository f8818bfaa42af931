/**
 * @generated SignedSource<<654bfd8c979736ec0a7ffec06ec8d7fe>>
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
      readonly comment: string | null | undefined;
      readonly outcome: ReviewOutcome;
      readonly reviewer: {
        readonly name: string;
      };
    }>;
  }>;
  readonly " $fragmentType": "ReviewGroupStatus_review";
};
export type ReviewGroupStatus_review$key = {
  readonly " $data"?: ReviewGroupStatus_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupStatus_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "comment",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "reviewer",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
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
})();

(node as any).hash = "3673db141efe26cd5bc607612963c4f5";

export default node;
