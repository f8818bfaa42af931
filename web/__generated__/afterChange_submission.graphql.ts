/**
 * @generated SignedSource<<280d6082a00c9d7ae9e11a934d616aa6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type afterChange_submission$data = {
  readonly hasNotices: boolean;
  readonly isApplicantsTurn: boolean;
  readonly status: SubmissionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"HaltedNotice_submission" | "OwedPayments_submission" | "Requirements_submission" | "SkippedSubprocesses_submission" | "SubmissionBody_submission" | "SubmissionFacts_submission" | "SubmissionMenu_submission" | "WhatNext_submission">;
  readonly " $fragmentType": "afterChange_submission";
};
export type afterChange_submission$key = {
  readonly " $data"?: afterChange_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"afterChange_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "afterChange_submission",
  "selections": [
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
      "name": "hasNotices",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionBody_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionFacts_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionMenu_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HaltedNotice_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatNext_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SkippedSubprocesses_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwedPayments_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Requirements_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "c1509ad4633029d77d470b4c6516a06d";

export default node;
