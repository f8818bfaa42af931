/**
 * @generated SignedSource<<8ec238ecd42277e4d226805014a904a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type SubmittedReview_approval$data = {
  readonly changesMade: boolean;
  readonly comment: string | null | undefined;
  readonly createdAt: string;
  readonly outcome: ReviewOutcome;
  readonly reviewer: {
    readonly name: string;
  };
  readonly signatureUrl: string | null | undefined;
  readonly typedName: string | null | undefined;
  readonly " $fragmentType": "SubmittedReview_approval";
};
export type SubmittedReview_approval$key = {
  readonly " $data"?: SubmittedReview_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmittedReview_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmittedReview_approval",
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
      "name": "changesMade",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typedName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signatureUrl",
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
  "type": "StepApproval",
  "abstractKey": null
};

(node as any).hash = "14c364283d2c287fda85e86430c78eb3";

export default node;
