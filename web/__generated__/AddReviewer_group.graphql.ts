/**
 * @generated SignedSource<<cec378545a027251bd51dd3603fb0875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddReviewer_group$data = {
  readonly id: string;
  readonly reviewers: ReadonlyArray<{
    readonly role: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "AddReviewer_group";
};
export type AddReviewer_group$key = {
  readonly " $data"?: AddReviewer_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddReviewer_group">;
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
  "name": "AddReviewer_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StepAttachment",
      "kind": "LinkedField",
      "name": "reviewers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Role",
          "kind": "LinkedField",
          "name": "role",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewGroup",
  "abstractKey": null
};
})();

(node as any).hash = "2a86669ff510fc6f724048a327332acc";

export default node;
