/**
 * @generated SignedSource<<e7d1ca779cb73f6db708e130a1bac053>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkRead_discussion$data = {
  readonly comments: ReadonlyArray<{
    readonly createdAt: string;
  }>;
  readonly createdAt: string;
  readonly id: string;
  readonly isUnread: boolean;
  readonly " $fragmentType": "useMarkRead_discussion";
};
export type useMarkRead_discussion$key = {
  readonly " $data"?: useMarkRead_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarkRead_discussion">;
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
  "name": "useMarkRead_discussion",
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

(node as any).hash = "8dc9c4f9571603efc623ca60d9f54610";

export default node;
