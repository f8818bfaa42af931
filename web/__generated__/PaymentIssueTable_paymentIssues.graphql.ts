/**
 * @generated SignedSource<<c5c3ce2cfb56b49babe3dbea047347b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentIssueKind = "advanced_unpaid" | "no_word" | "overpaid" | "paid_not_advanced" | "provider_differs" | "refund_stuck" | "verification_waits";
import type { FragmentRefs } from "relay-runtime";
export type PaymentIssueTable_paymentIssues$data = ReadonlyArray<{
  readonly amountCents: number | null | undefined;
  readonly failure: string | null | undefined;
  readonly formName: string;
  readonly id: string;
  readonly kind: PaymentIssueKind;
  readonly payer: string | null | undefined;
  readonly refundState: string | null | undefined;
  readonly requirementId: string | null | undefined;
  readonly since: string;
  readonly stepId: string;
  readonly stepName: string | null | undefined;
  readonly submissionId: string | null | undefined;
  readonly submissionNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"FixPaymentIssue_paymentIssue">;
  readonly " $fragmentType": "PaymentIssueTable_paymentIssues";
}>;
export type PaymentIssueTable_paymentIssues$key = ReadonlyArray<{
  readonly " $data"?: PaymentIssueTable_paymentIssues$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentIssueTable_paymentIssues">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PaymentIssueTable_paymentIssues",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
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
      "name": "refundState",
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
      "name": "stepName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requirementId",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FixPaymentIssue_paymentIssue"
    }
  ],
  "type": "PaymentIssue",
  "abstractKey": null
};

(node as any).hash = "8a42201cf7cb472d9798550ebf2d9e1a";

export default node;
