/**
 * @generated SignedSource<<8113ca3c6fa8e93faa05640546201164>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmChangesMade_submission$data = {
  readonly id: string;
  readonly requestedChanges: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly id: string;
    readonly stepApproval: {
      readonly outcome: ReviewOutcome;
    } | null | undefined;
    readonly waitsForApplicants: boolean;
  }>;
  readonly " $fragmentType": "ConfirmChangesMade_submission";
};
export type ConfirmChangesMade_submission$key = {
  readonly " $data"?: ConfirmChangesMade_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmChangesMade_submission">;
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
  "name": "ConfirmChangesMade_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Discussion",
      "kind": "LinkedField",
      "name": "requestedChanges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitsForApplicants",
          "storageKey": null
        },
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
          "concreteType": "StepApproval",
          "kind": "LinkedField",
          "name": "stepApproval",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcome",
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

(node as any).hash = "8e050837f7d11926937f4e7780defc07";

export default node;
