/**
 * @generated SignedSource<<98783b882d0de1df4503b3466279eff1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "cash" | "check" | "creditcard";
export type PaymentStatus = "due" | "notRequired" | "paid" | "processing" | "waived";
import type { FragmentRefs } from "relay-runtime";
export type Counter_payment$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly beingPaidBy: string | null | undefined;
  readonly id: string;
  readonly outstandingCents: number | null | undefined;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly status: PaymentStatus;
  readonly team: {
    readonly " $fragmentSpreads": FragmentRefs<"ChargesOff_team">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ByCard_payment" | "OwedLines_payment">;
  readonly " $fragmentType": "Counter_payment";
};
export type Counter_payment$key = {
  readonly " $data"?: Counter_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Counter_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Counter_payment",
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
      "name": "status",
      "storageKey": null
    },
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
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beingPaidBy",
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
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChargesOff_team"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwedLines_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ByCard_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "981bb8c6d8c42d27e93a3def790edc7b";

export default node;
