/**
 * @generated SignedSource<<f52123ae468032b6caa595a405a691db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewGroups_step$data = {
  readonly id: string;
  readonly reviews: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly reviewGroup: {
      readonly id: string;
      readonly name: string | null | undefined;
    };
    readonly reviewers: ReadonlyArray<{
      readonly isOwn: boolean;
      readonly name: string;
      readonly subjectId: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_review" | "ReviewGroupStatus_review">;
  }>;
  readonly stepId: string;
  readonly submissionId: string;
  readonly " $fragmentType": "ReviewGroups_step";
};
export type ReviewGroups_step$key = {
  readonly " $data"?: ReviewGroups_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroups_step">;
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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewGroups_step",
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
            (v1/*:: as any*/)
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subjectId",
              "storageKey": null
            },
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

(node as any).hash = "b00a9455fb9081c359d6ec783456a1c9";

export default node;
