/**
 * @generated SignedSource<<6ce6215721490b0e14636c2e050eb8bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
export type SubmissionStatus = "active" | "finished" | "halted";
export type TimelineState = "current" | "done" | "halted" | "notdone";
import type { FragmentRefs } from "relay-runtime";
export type RequestedChanges_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly external: boolean;
    readonly lockedAt: string | null | undefined;
    readonly state: TimelineState;
    readonly step: {
      readonly name: string | null | undefined;
      readonly revisable: boolean;
    };
    readonly stepId: string;
  }>;
  readonly id: string;
  readonly isApplicantsTurn: boolean;
  readonly isOwn: boolean;
  readonly requestedChanges: ReadonlyArray<{
    readonly id: string;
    readonly stepApproval: {
      readonly outcome: ReviewOutcome;
    } | null | undefined;
    readonly user: {
      readonly name: string;
    };
    readonly waitsForApplicants: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"MarkRead_discussion" | "Talk_discussion">;
  }>;
  readonly status: SubmissionStatus;
  readonly " $fragmentType": "RequestedChanges_submission";
};
export type RequestedChanges_submission$key = {
  readonly " $data"?: RequestedChanges_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestedChanges_submission">;
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
  "name": "RequestedChanges_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApplicantsTurn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "activeSteps",
      "plural": true,
      "selections": [
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
          "name": "external",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lockedAt",
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
          "concreteType": "Step",
          "kind": "LinkedField",
          "name": "step",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "revisable",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Talk_discussion"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MarkRead_discussion"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "70be4df5ff35c02b84340a7322bef194";

export default node;
