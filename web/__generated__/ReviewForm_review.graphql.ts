/**
 * @generated SignedSource<<94890908daf8483c9b715d74b28941b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type ReviewForm_review$data = {
  readonly affidavit: string;
  readonly ownDeferredReview: {
    readonly comment: string;
    readonly outcome: ReviewOutcome;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeferredReview",
      "kind": "LinkedField",
      "name": "ownDeferredReview",
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
          "kind": "ScalarField",
          "name": "comment",
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

(node as any).hash = "0d0098f6fb638e4c2823e5782c085844";

export default node;
