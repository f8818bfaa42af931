/**
 * @generated SignedSource<<5b9b27de9c10dc57ddbc2ea085a7d549>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewForm_review$data = {
  readonly affidavit: string;
  readonly reviewGroup: {
    readonly affidavit: string | null | undefined;
    readonly defaultApprovalMessage: string | null | undefined;
    readonly defaultRejectionMessage: string | null | undefined;
    readonly id: string;
    readonly requireSignature: boolean;
  };
  readonly " $fragmentType": "ReviewForm_review";
};
export type ReviewForm_review$key = {
  readonly " $data"?: ReviewForm_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "affidavit",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewForm_review",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requireSignature",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultApprovalMessage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultRejectionMessage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StepReview",
  "abstractKey": null
};
})();

(node as any).hash = "d7c75a3b88ab3be1d13b5b2e820f2f36";

export default node;
