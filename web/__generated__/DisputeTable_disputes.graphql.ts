/**
 * @generated SignedSource<<8daa3f1661695e1b75c6e6f3a0472137>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeState = "lost" | "needs_response" | "under_review" | "won";
import type { FragmentRefs } from "relay-runtime";
export type DisputeTable_disputes$data = ReadonlyArray<{
  readonly amountCents: number;
  readonly canAnswer: boolean;
  readonly confirmationNumber: string;
  readonly evidenceDueAt: string | null | undefined;
  readonly formName: string;
  readonly id: string;
  readonly isInquiry: boolean;
  readonly openedAt: string;
  readonly payer: string | null | undefined;
  readonly state: DisputeState;
  readonly submissionNumber: string;
  readonly " $fragmentType": "DisputeTable_disputes";
}>;
export type DisputeTable_disputes$key = ReadonlyArray<{
  readonly " $data"?: DisputeTable_disputes$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeTable_disputes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DisputeTable_disputes",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInquiry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceDueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canAnswer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmationNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionNumber",
      "storageKey": null
    }
  ],
  "type": "ChargeDispute",
  "abstractKey": null
};

(node as any).hash = "bf9b2557360d195bbf4c3f34d293906a";

export default node;
