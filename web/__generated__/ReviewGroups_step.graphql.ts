/**
 * @generated SignedSource<<2e2e7db1a0455ec39ec5a32d86f5b75d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewGroups_step$data = {
  readonly reviews: ReadonlyArray<{
    readonly reviewGroup: {
      readonly name: string | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupStatus_review" | "reviewGroupsFor_review">;
  }>;
  readonly stepId: string;
  readonly submissionId: string;
  readonly " $fragmentType": "ReviewGroups_step";
};
export type ReviewGroups_step$key = {
  readonly " $data"?: ReviewGroups_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroups_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewGroups_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepReview",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
      "selections": [
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "reviewGroupsFor_review",
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
              "concreteType": "ReviewGroup",
              "kind": "LinkedField",
              "name": "reviewGroup",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
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
                  "name": "isOwn",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewGroupStatus_review"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};

(node as any).hash = "61183c5c5f65220cf126e4c9d1481eb5";

export default node;
