/**
 * @generated SignedSource<<cb443f4153bbeb5eb8c674c2b442380a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscussionType = "InternalDiscussion" | "PublicDiscussion";
import type { FragmentRefs } from "relay-runtime";
export type DiscussionRow_discussion$data = {
  readonly body: string;
  readonly commentCount: number;
  readonly id: string;
  readonly isUnread: boolean;
  readonly lastSaidAt: string;
  readonly type: DiscussionType;
  readonly user: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DiscussionBadges_discussion">;
  readonly " $fragmentType": "DiscussionRow_discussion";
};
export type DiscussionRow_discussion$key = {
  readonly " $data"?: DiscussionRow_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscussionRow_discussion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscussionRow_discussion",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSaidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscussionBadges_discussion"
    }
  ],
  "type": "Discussion",
  "abstractKey": null
};

(node as any).hash = "5b507761042c54d2b8a47ea945e6ebcb";

export default node;
