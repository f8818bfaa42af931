/**
 * @generated SignedSource<<75f45a36d05b7939e7bcc5ed6c624b7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecisionBar_step$data = {
  readonly id: string;
  readonly reviews: ReadonlyArray<{
    readonly reviewers: ReadonlyArray<{
      readonly name: string;
      readonly subjectId: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"GroupDecision_review" | "reviewGroupsFor_review">;
  }>;
  readonly stepId: string;
  readonly submissionId: string;
  readonly " $fragmentType": "DecisionBar_step";
};
export type DecisionBar_step$key = {
  readonly " $data"?: DecisionBar_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionBar_step">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subjectId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionBar_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepId",
      "storageKey": null
    },
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
      "concreteType": "StepReview",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Reviewer",
          "kind": "LinkedField",
          "name": "reviewers",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
          "kind": "InlineDataFragmentSpread",
          "name": "reviewGroupsFor_review",
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
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Reviewer",
              "kind": "LinkedField",
              "name": "reviewers",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOwn",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupDecision_review"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "bb741e47dbafae20104c6b5b0b14418c";

export default node;
