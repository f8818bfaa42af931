/**
 * @generated SignedSource<<df3ec57119b50ca5788cb298f46d70a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttentionTable_rows$data = ReadonlyArray<{
  readonly applicant: string | null | undefined;
  readonly assigned: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly createdAt: string;
  readonly dueAt: string | null | undefined;
  readonly id: string;
  readonly identifier: string | null | undefined;
  readonly kind: string;
  readonly lastEditedAt: string | null | undefined;
  readonly scopedId: number;
  readonly status: string;
  readonly submissionId: string;
  readonly templateName: string;
  readonly whatNext: {
    readonly sentence: string;
  } | null | undefined;
  readonly " $fragmentType": "AttentionTable_rows";
}>;
export type AttentionTable_rows$key = ReadonlyArray<{
  readonly " $data"?: AttentionTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AttentionTable_rows",
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
      "concreteType": "WhatNext",
      "kind": "LinkedField",
      "name": "whatNext",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
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
      "concreteType": "Responsible",
      "kind": "LinkedField",
      "name": "assigned",
      "plural": true,
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastEditedAt",
      "storageKey": null
    }
  ],
  "type": "SubmissionRow",
  "abstractKey": null
};

(node as any).hash = "9151016de0e0f65303dff06728fd5946";

export default node;
