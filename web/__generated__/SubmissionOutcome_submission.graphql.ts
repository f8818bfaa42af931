/**
 * @generated SignedSource<<4ca0997a3aee1bddaf5ae5e0e2b9c5b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
  readonly flowTemplate: {
    readonly completionMessage: string | null | undefined;
  };
  readonly parentProcess: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IssuedOutputs_submission">;
  readonly " $fragmentType": "SubmissionOutcome_submission";
};
export type SubmissionOutcome_submission$key = {
  readonly " $data"?: SubmissionOutcome_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionOutcome_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionOutcome_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "parentProcess",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
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
          "selections": [
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

(node as any).hash = "ce5712aee55e1e81aa52ce6a161071e3";

export default node;
