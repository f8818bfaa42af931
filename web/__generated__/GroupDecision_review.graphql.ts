/**
 * @generated SignedSource<<8b2f924db325171fa4e85638a49b5a9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupDecision_review$data = {
  readonly ownDeferredReview: {
    readonly endedBecause: string | null | undefined;
    readonly message: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_review">;
  readonly " $fragmentType": "GroupDecision_review";
};
export type GroupDecision_review$key = {
  readonly " $data"?: GroupDecision_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupDecision_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupDecision_review",
  "selections": [
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
          "name": "endedBecause",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewForm_review"
    }
  ],
  "type": "StepReview",
  "abstractKey": null
};

(node as any).hash = "abcbd6dabea9ddf332ce24af97b48eb2";

export default node;
