/**
 * @generated SignedSource<<bc232f39c3de6b1d606af7570859558c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundState = "approved" | "canceled" | "failed" | "requested" | "succeeded";
import type { FragmentRefs } from "relay-runtime";
export type RefundsMade_charge$data = {
  readonly refunds: ReadonlyArray<{
    readonly amountCents: number;
    readonly id: string;
    readonly state: RefundState;
  }>;
  readonly " $fragmentType": "RefundsMade_charge";
};
export type RefundsMade_charge$key = {
  readonly " $data"?: RefundsMade_charge$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundsMade_charge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundsMade_charge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refunds",
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
          "name": "state",
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
  "type": "Charge",
  "abstractKey": null
};

(node as any).hash = "9ca78d4a0c386e0a71b56ac81b923c95";

export default node;
