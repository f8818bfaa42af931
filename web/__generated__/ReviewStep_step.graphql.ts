/**
 * @generated SignedSource<<9431db7fb104279d6a2c039affc74f33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewType = "specific_people" | "third_party";
import type { FragmentRefs } from "relay-runtime";
export type ReviewStep_step$data = {
  readonly reviews: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly reviewGroup: {
      readonly id: string;
      readonly name: string | null | undefined;
      readonly reviewType: ReviewType;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupStatus_review" | "ThirdPartyRequests_review">;
  }>;
  readonly stepId: string;
  readonly submissionId: string;
  readonly " $fragmentType": "ReviewStep_step";
};
export type ReviewStep_step$key = {
  readonly " $data"?: ReviewStep_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStep_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewStep_step",
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
              "name": "reviewType",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ThirdPartyRequests_review"
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

(node as any).hash = "81fffe44fb338c5eb2d26893bcca8ffe";

export default node;
