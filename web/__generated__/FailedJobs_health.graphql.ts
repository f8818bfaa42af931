/**
 * @generated SignedSource<<a6c9bae8e4cd8a024d346e66b48f9b78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedJobs_health$data = {
  readonly failedJobs: ReadonlyArray<{
    readonly attempts: number;
    readonly error: string | null | undefined;
    readonly failedAt: string;
    readonly id: string;
    readonly task: string;
  }>;
  readonly " $fragmentType": "FailedJobs_health";
};
export type FailedJobs_health$key = {
  readonly " $data"?: FailedJobs_health$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedJobs_health">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedJobs_health",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedJob",
      "kind": "LinkedField",
      "name": "failedJobs",
      "plural": true,
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
          "name": "task",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Health",
  "abstractKey": null
};

(node as any).hash = "d984af99e0b099511e4a0bb75547f52f";

export default node;
