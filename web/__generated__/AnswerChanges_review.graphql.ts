/**
 * @generated SignedSource<<05efe8f65ad166cce1422077b96a5617>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerChanges_review$data = {
  readonly activeStep: {
    readonly step: {
      readonly name: string | null | undefined;
    };
  };
  readonly approvedAt: string | null | undefined;
  readonly approvedBy: ReadonlyArray<string>;
  readonly changes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AnswerChangeList_changes">;
  }>;
  readonly isReviewMissing: boolean;
  readonly " $fragmentType": "AnswerChanges_review";
};
export type AnswerChanges_review$key = {
  readonly " $data"?: AnswerChanges_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerChanges_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerChanges_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReviewMissing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "activeStep",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Step",
          "kind": "LinkedField",
          "name": "step",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AnswerChangeList_changes"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChangedReview",
  "abstractKey": null
};

(node as any).hash = "95564dd7d5e1eee451a1844d946c98f7";

export default node;
