/**
 * @generated SignedSource<<2e0db7dbe9eae9e6259ad3367cf1f67a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type SaidReview_approval$data = {
  readonly changesMade: boolean;
  readonly comment: string | null | undefined;
  readonly createdAt: string;
  readonly outcome: ReviewOutcome;
  readonly reviewer: {
    readonly name: string;
  };
  readonly signatureUrl: string | null | undefined;
  readonly typedName: string | null | undefined;
  readonly " $fragmentType": "SaidReview_approval";
};
export type SaidReview_approval$key = {
  readonly " $data"?: SaidReview_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaidReview_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaidReview_approval",
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

(node as any).hash = "2df8d2a0159d1ff865a14ac6a2026bde";

export default node;
