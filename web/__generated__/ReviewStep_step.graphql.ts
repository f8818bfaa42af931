/**
 * @generated SignedSource<<d085af81153584b9d3f140fd92f1b0a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewStep_step$data = {
  readonly reviews: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly reviewGroup: {
      readonly id: string;
      readonly name: string | null | undefined;
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

(node as any).hash = "f1ff438d5abd586185369090ee71e8fd";

export default node;
