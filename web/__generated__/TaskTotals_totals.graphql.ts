/**
 * @generated SignedSource<<582f3e2e9a7611bef7c2d3336a1ba2b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskTotals_totals$data = {
  readonly active: number;
  readonly done: number;
  readonly of: number;
  readonly overdue: number;
  readonly percent: number;
  readonly " $fragmentType": "TaskTotals_totals";
};
export type TaskTotals_totals$key = {
  readonly " $data"?: TaskTotals_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskTotals_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskTotals_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "of",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    }
  ],
  "type": "TaskTotals",
  "abstractKey": null
};

(node as any).hash = "aa79c0f22c4ee7a119a02d40989ff3d8";

export default node;
