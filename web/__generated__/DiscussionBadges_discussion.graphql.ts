/**
 * @generated SignedSource<<b1c8ab9f6bfb063a89f1754cf7c2e764>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscussionType = "InternalDiscussion" | "PublicDiscussion";
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type DiscussionBadges_discussion$data = {
  readonly resolved: boolean;
  readonly stepApproval: {
    readonly outcome: ReviewOutcome;
    readonly reviewGroup: {
      readonly nameOrDefault: string;
    };
  } | null | undefined;
  readonly type: DiscussionType;
  readonly " $fragmentType": "DiscussionBadges_discussion";
};
export type DiscussionBadges_discussion$key = {
  readonly " $data"?: DiscussionBadges_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscussionBadges_discussion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscussionBadges_discussion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepApproval",
      "kind": "LinkedField",
      "name": "stepApproval",
      "plural": false,
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
          "concreteType": "ReviewGroup",
          "kind": "LinkedField",
          "name": "reviewGroup",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nameOrDefault",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Discussion",
  "abstractKey": null
};

(node as any).hash = "e8a63935f96beefec0abc56777ad260c";

export default node;
