/**
 * @generated SignedSource<<6f4e7337ce29100102d7da858442e7c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "cash" | "check" | "creditcard";
export type PaymentStatus = "due" | "notRequired" | "paid" | "processing" | "waived";
import type { FragmentRefs } from "relay-runtime";
export type PaymentLedger_payment$data = {
  readonly amountCents: number | null | undefined;
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly mode: string;
  readonly outstandingCents: number | null | undefined;
  readonly receivedByHand: ReadonlyArray<{
    readonly amountCents: number;
    readonly checkNumber: string | null | undefined;
    readonly id: string;
    readonly method: PaymentMethod;
    readonly receiptNumber: string;
    readonly receivedAt: string;
    readonly receivedBy: string | null | undefined;
  }>;
  readonly receivedByHandCents: number;
  readonly receivedCents: number;
  readonly status: PaymentStatus;
  readonly " $fragmentType": "PaymentLedger_payment";
};
export type PaymentLedger_payment$key = {
  readonly " $data"?: PaymentLedger_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentLedger_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountCents",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentLedger_payment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outstandingCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedByHandCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HandedMoney",
      "kind": "LinkedField",
      "name": "receivedByHand",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receiptNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
          "name": "receivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "980e894fd420f6d161ae92bde33ed933";

export default node;
