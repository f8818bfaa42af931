/**
 * @generated SignedSource<<37ca9331a11bd3cef1443b2d3ea5f489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangesToAccept_submission$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly changesSinceApproval: {
    readonly reviews: ReadonlyArray<{
      readonly activeStep: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"AnswerChanges_review">;
    }>;
    readonly seen: string;
  } | null | undefined;
  readonly id: string;
  readonly team: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "ChangesToAccept_submission";
};
export type ChangesToAccept_submission$key = {
  readonly " $data"?: ChangesToAccept_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesToAccept_submission">;
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
  "name": "ChangesToAccept_submission",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangesSinceApproval",
      "kind": "LinkedField",
      "name": "changesSinceApproval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangedReview",
          "kind": "LinkedField",
          "name": "reviews",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ActiveStep",
              "kind": "LinkedField",
              "name": "activeStep",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AnswerChanges_review"
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

(node as any).hash = "78d7b5b7ca76d074687a6819edfb8883";

export default node;
