/**
 * @generated SignedSource<<7df5a15db56bedf15e2b5919e0515301>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaskKind = "external" | "internal" | "review";
import type { FragmentRefs } from "relay-runtime";
export type TaskRows_tasks$data = ReadonlyArray<{
  readonly id: string;
  readonly isOverdue: boolean;
  readonly kind: TaskKind;
  readonly row: {
    readonly applicant: string | null | undefined;
    readonly currentStepName: string | null | undefined;
    readonly currentStepSince: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly scopedId: number;
    readonly templateName: string;
  };
  readonly submissionId: string;
  readonly " $fragmentType": "TaskRows_tasks";
}>;
export type TaskRows_tasks$key = ReadonlyArray<{
  readonly " $data"?: TaskRows_tasks$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskRows_tasks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TaskRows_tasks",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubmissionRow",
      "kind": "LinkedField",
      "name": "row",
      "plural": false,
      "selections": [
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
          "name": "currentStepName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentStepSince",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "d6389b8868eadbed98c793b428bf975d";

export default node;
