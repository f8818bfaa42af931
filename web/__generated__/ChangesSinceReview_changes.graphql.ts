/**
 * @generated SignedSource<<99a5c42015f6fc7c7574052b4af02224>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangesSinceReview_changes$data = {
  readonly changes: ReadonlyArray<{
    readonly fieldIdentity: string;
    readonly " $fragmentSpreads": FragmentRefs<"AnswerChangeList_changes">;
  }>;
  readonly isOwnReview: boolean;
  readonly reviewedAt: string;
  readonly " $fragmentType": "ChangesSinceReview_changes";
};
export type ChangesSinceReview_changes$key = {
  readonly " $data"?: ChangesSinceReview_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceReview_changes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangesSinceReview_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwnReview",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fieldIdentity",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AnswerChangeList_changes"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChangesSinceReview",
  "abstractKey": null
};

(node as any).hash = "ca9725b21f5ce3e7aa4d58aeecd533f9";

export default node;
