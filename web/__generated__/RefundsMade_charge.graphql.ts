/**
 * @generated SignedSource<<85778bc3eb272620d218b6e6f42c3b8a>>
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
    readonly failureMessage: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failureMessage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Charge",
  "abstractKey": null
};

(node as any).hash = "b0192df9fdbd2047019bf0ce3da4d00b";

export default node;
