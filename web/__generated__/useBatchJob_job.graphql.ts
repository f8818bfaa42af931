/**
 * @generated SignedSource<<0c22172a26271bd6635a987046dc3d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BatchAction = "assign" | "delete" | "halt" | "resume" | "tag" | "unassign" | "untag";
export type JobState = "complete" | "failed" | "queued" | "working";
import type { FragmentRefs } from "relay-runtime";
export type useBatchJob_job$data = {
  readonly batch: {
    readonly action: BatchAction;
    readonly doneCount: number;
    readonly isUndoable: boolean;
    readonly refusedCount: number;
    readonly tagName: string | null | undefined;
    readonly total: number;
    readonly unchangedCount: number;
  } | null | undefined;
  readonly failure: string | null | undefined;
  readonly isCanceled: boolean;
  readonly progress: number;
  readonly state: JobState;
  readonly " $fragmentType": "useBatchJob_job";
};
export type useBatchJob_job$key = {
  readonly " $data"?: useBatchJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBatchJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBatchJob_job",
  "selections": [
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
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCanceled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BatchReport",
      "kind": "LinkedField",
      "name": "batch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tagName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unchangedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUndoable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "ead0ef89a5e5c33438c0c849fce1b579";

export default node;
