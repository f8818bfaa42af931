/**
 * @generated SignedSource<<7c0728a9d307f138947452e714a6f78b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type SaidReview_approval$data = {
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

(node as any).hash = "54f2e71cd368a12b651c3fb26fa22fc0";

export default node;
