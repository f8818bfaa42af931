/**
 * @generated SignedSource<<340691c56fbf435f0a054764c61311d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransactionKind = "cash" | "check" | "dispute" | "payment" | "refund";
export type TransactionMethod = "card" | "cash" | "check" | "us_bank_account";
export type TransactionState = "lost" | "open" | "removed" | "returned" | "stands" | "won";
import type { FragmentRefs } from "relay-runtime";
export type TransactionTable_transactions$data = ReadonlyArray<{
  readonly amountCents: number;
  readonly at: string;
  readonly checkNumber: string | null | undefined;
  readonly confirmationNumber: string | null | undefined;
  readonly countedCents: number;
  readonly feeCents: number | null | undefined;
  readonly formName: string;
  readonly id: string;
  readonly kind: TransactionKind;
  readonly method: TransactionMethod;
  readonly person: string | null | undefined;
  readonly state: TransactionState;
  readonly submissionId: string | null | undefined;
  readonly submissionNumber: string;
  readonly " $fragmentType": "TransactionTable_transactions";
}>;
export type TransactionTable_transactions$key = ReadonlyArray<{
  readonly " $data"?: TransactionTable_transactions$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionTable_transactions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TransactionTable_transactions",
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
      "name": "at",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
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
      "name": "countedCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "person",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkNumber",
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
      "name": "formName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionId",
      "storageKey": null
    }
  ],
  "type": "Transaction",
  "abstractKey": null
};

(node as any).hash = "08833a756fd056d4ff71530dfad5ac1c";

export default node;
