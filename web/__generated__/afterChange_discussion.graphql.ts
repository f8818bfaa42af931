/**
 * @generated SignedSource<<079657d6f6a974adfdaca1f45783ea34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type afterChange_discussion$data = {
  readonly submission: {
    readonly " $fragmentSpreads": FragmentRefs<"afterChange_submission">;
  };
  readonly waitsForApplicants: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DiscussionThread_discussion" | "useMarkDiscussionRead_discussion">;
  readonly " $fragmentType": "afterChange_discussion";
};
export type afterChange_discussion$key = {
  readonly " $data"?: afterChange_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"afterChange_discussion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "afterChange_discussion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitsForApplicants",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscussionThread_discussion"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMarkDiscussionRead_discussion"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "submission",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "afterChange_submission"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Discussion",
  "abstractKey": null
};

(node as any).hash = "51dbbeae175d4841fbdc5cced381240e";

export default node;
