/**
 * @generated SignedSource<<57c8e91664e14c418c6effe9e6266022>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TagManager_submission$data = {
  readonly id: string;
  readonly taggings: ReadonlyArray<{
    readonly id: string;
    readonly tag: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "TagManager_submission";
};
export type TagManager_submission$key = {
  readonly " $data"?: TagManager_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagManager_submission">;
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
  "name": "TagManager_submission",
  "selections": [
    (v0/*:: as any*/),
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
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "18c8e76337029ff6b98a57dcc0d7b676";

export default node;
