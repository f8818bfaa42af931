/**
 * @generated SignedSource<<104555afbc3bec0f31df409be7df4291>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "cash" | "check" | "creditcard";
import type { FragmentRefs } from "relay-runtime";
export type ReceivedByHand_payment$data = {
  readonly id: string;
  readonly receivedByHand: ReadonlyArray<{
    readonly amountCents: number;
    readonly method: PaymentMethod;
    readonly receiptNumber: string;
  }>;
  readonly " $fragmentType": "ReceivedByHand_payment";
};
export type ReceivedByHand_payment$key = {
  readonly " $data"?: ReceivedByHand_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedByHand_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceivedByHand_payment",
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
      "concreteType": "HandedMoney",
      "kind": "LinkedField",
      "name": "receivedByHand",
      "plural": true,
      "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "2fb2e5c5b519f5d07930cd44fef4f9e9";

export default node;
