/**
 * @generated SignedSource<<f264d0c3109f939e33cf8038118bd7ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewTable_rows$data = ReadonlyArray<{
  readonly applicant: string | null | undefined;
  readonly applicantsCount: number;
  readonly currentStepName: string | null | undefined;
  readonly currentStepSince: string | null | undefined;
  readonly dueAt: string | null | undefined;
  readonly id: string;
  readonly identifier: string | null | undefined;
  readonly isRenewal: boolean;
  readonly isUnpaid: boolean;
  readonly reviewStepId: string | null | undefined;
  readonly scopedId: number;
  readonly status: string;
  readonly submissionId: string;
  readonly templateName: string;
  readonly " $fragmentType": "ReviewTable_rows";
}>;
export type ReviewTable_rows$key = ReadonlyArray<{
  readonly " $data"?: ReviewTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReviewTable_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "kind": "ScalarField",
      "name": "reviewStepId",
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
      "kind": "ScalarField",
      "name": "scopedId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "templateName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applicant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applicantsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentStepName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentStepSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRenewal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnpaid",
      "storageKey": null
    }
  ],
  "type": "SubmissionRow",
  "abstractKey": null
};

(node as any).hash = "311d2de37ac32fda7649a32302f696c9";

export default node;
