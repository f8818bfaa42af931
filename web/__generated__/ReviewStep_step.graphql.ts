/**
 * @generated SignedSource<<c8e5a3e7088a32b70ff234e038a52213>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewStep_step$data = {
  readonly id: string;
  readonly reviewedAnswers: {
    readonly seen: string;
  };
  readonly reviews: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly reviewGroup: {
      readonly id: string;
      readonly name: string | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_review" | "ReviewGroupStatus_review">;
  }>;
  readonly submissionId: string;
  readonly " $fragmentType": "ReviewStep_step";
};
export type ReviewStep_step$key = {
  readonly " $data"?: ReviewStep_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStep_step">;
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
  "name": "ReviewStep_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewedAnswers",
      "kind": "LinkedField",
      "name": "reviewedAnswers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seen",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepReview",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
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
          "concreteType": "ReviewGroup",
          "kind": "LinkedField",
          "name": "reviewGroup",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewForm_review"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewGroupStatus_review"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "9f252ef8ee4360a759231724f3a61840";

export default node;
