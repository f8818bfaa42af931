/**
 * @generated SignedSource<<b975c671ea9a5885f57abc5e0b289363>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmissionTags_submission$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly taggings: ReadonlyArray<{
    readonly id: string;
    readonly tag: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"TagManager_submission">;
  readonly " $fragmentType": "SubmissionTags_submission";
};
export type SubmissionTags_submission$key = {
  readonly " $data"?: SubmissionTags_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionTags_submission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionTags_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tagging",
      "kind": "LinkedField",
      "name": "taggings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Tag",
          "kind": "LinkedField",
          "name": "tag",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagManager_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "51723e955fc75dd3a0e9425a7297f417";

export default node;
