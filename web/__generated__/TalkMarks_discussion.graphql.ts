/**
 * @generated SignedSource<<856c8dda25ee00253a030f4cab37f01e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscussionType = "InternalDiscussion" | "PublicDiscussion";
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type TalkMarks_discussion$data = {
  readonly resolved: boolean;
  readonly stepApproval: {
    readonly outcome: ReviewOutcome;
    readonly reviewGroup: {
      readonly nameOrDefault: string;
    };
  } | null | undefined;
  readonly type: DiscussionType;
  readonly " $fragmentType": "TalkMarks_discussion";
};
export type TalkMarks_discussion$key = {
  readonly " $data"?: TalkMarks_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalkMarks_discussion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TalkMarks_discussion",
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

(node as any).hash = "518557a386475dc2c8dbdf8fbeafb56a";

export default node;
