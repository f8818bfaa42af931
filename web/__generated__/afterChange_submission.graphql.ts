/**
 * @generated SignedSource<<b592359a6e991d6338e31a7d50bf3d4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
export type TaskKind = "external" | "internal" | "review";
import type { FragmentRefs } from "relay-runtime";
export type afterChange_submission$data = {
  readonly hasNotices: boolean;
  readonly isApplicantsTurn: boolean;
  readonly isSkippedTask: boolean;
  readonly status: SubmissionStatus;
  readonly task: TaskKind | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FormSessionProvider_submission" | "HaltedNotice_submission" | "OwedPayments_submission" | "PeopleAndTags_submission" | "Requirements_submission" | "SkippedSubprocesses_submission" | "SubmissionBody_submission" | "SubmissionDock_submission" | "SubmissionFacts_submission" | "SubmissionMenu_submission" | "WhatNext_submission">;
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
      "name": "task",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSkippedTask",
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
      "name": "FormSessionProvider_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionBody_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionDock_submission"
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
      "name": "PeopleAndTags_submission"
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

(node as any).hash = "da4d5e20b3eddf4f3932ff3a3d8ee777";

export default node;
