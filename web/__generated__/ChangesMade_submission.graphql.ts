/**
 * @generated SignedSource<<b357f6ffd618915b1ac998fb2dd84b49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type ChangesMade_submission$data = {
  readonly id: string;
  readonly requestedChanges: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly id: string;
    readonly stepApproval: {
      readonly outcome: ReviewOutcome;
    } | null | undefined;
    readonly waitsForApplicants: boolean;
  }>;
  readonly " $fragmentType": "ChangesMade_submission";
};
export type ChangesMade_submission$key = {
  readonly " $data"?: ChangesMade_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesMade_submission">;
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
  "name": "ChangesMade_submission",
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

(node as any).hash = "f8eb31cf59430c551e350194954dfc23";

export default node;
