/**
 * @generated SignedSource<<cd83c6c48ca5ad16759d4e82f87b5ef3>>
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
    readonly " $fragmentSpreads": FragmentRefs<"DiscussionThread_discussion" | "MarkDiscussionRead_discussion">;
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
          "name": "DiscussionThread_discussion"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MarkDiscussionRead_discussion"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "69fee197ae60d103a5975cbbaa0749e8";

export default node;
