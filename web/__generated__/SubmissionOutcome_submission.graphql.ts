/**
 * @generated SignedSource<<033d3406ea9999f2ee2f1e9c680690f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
export type StepProgress = "current" | "done" | "halted" | "notdone" | "refunded" | "underway" | "unpaid" | "waived";
import type { FragmentRefs } from "relay-runtime";
export type SubmissionOutcome_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly isSignatureSkipped: boolean;
    readonly payment: {
      readonly outstandingCents: number | null | undefined;
      readonly waivedBy: string | null | undefined;
    } | null | undefined;
    readonly progress: StepProgress;
    readonly step: {
      readonly name: string | null | undefined;
    };
  }>;
  readonly customId: string | null | undefined;
  readonly flowTemplate: {
    readonly completionMessage: string | null | undefined;
  };
  readonly id: string;
  readonly isOwn: boolean;
  readonly issuedOutputs: ReadonlyArray<{
    readonly downloadUrl: string | null | undefined;
    readonly name: string;
    readonly status: OutputStatus;
  }>;
  readonly parentProcess: {
    readonly id: string;
  } | null | undefined;
  readonly scopedId: number;
  readonly team: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"IssuedOutputs_submission">;
  readonly " $fragmentType": "SubmissionOutcome_submission";
};
export type SubmissionOutcome_submission$key = {
  readonly " $data"?: SubmissionOutcome_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionOutcome_submission">;
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
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionOutcome_submission",
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
      "name": "scopedId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IssuedOutput",
      "kind": "LinkedField",
      "name": "issuedOutputs",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "downloadUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "parentProcess",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "flowTemplate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionMessage",
          "storageKey": null
        }
      ],
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
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSignatureSkipped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Step",
          "kind": "LinkedField",
          "name": "step",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Payment",
          "kind": "LinkedField",
          "name": "payment",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outstandingCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "waivedBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssuedOutputs_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "346a0dbd7768f26f7ffacf2f33f515b2";

export default node;
