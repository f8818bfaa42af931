/**
 * @generated SignedSource<<cea56cde6436ac0f9a31872f26fb8005>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkDiscussionRead_discussion$data = {
  readonly comments: ReadonlyArray<{
    readonly createdAt: string;
  }>;
  readonly createdAt: string;
  readonly id: string;
  readonly isUnread: boolean;
  readonly " $fragmentType": "useMarkDiscussionRead_discussion";
};
export type useMarkDiscussionRead_discussion$key = {
  readonly " $data"?: useMarkDiscussionRead_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarkDiscussionRead_discussion">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMarkDiscussionRead_discussion",
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
      "name": "isUnread",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscussionComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Discussion",
  "abstractKey": null
};
})();

(node as any).hash = "40e778d0b2d2a231f305092e8d807a79";

export default node;
