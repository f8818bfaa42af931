/**
 * @generated SignedSource<<31c038bfd111ce0198eb8d1e892a2924>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundState = "approved" | "canceled" | "failed" | "requested" | "succeeded";
import type { FragmentRefs } from "relay-runtime";
export type RefundRequest_charge$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly latestRefund: {
    readonly amountCents: number;
    readonly id: string;
    readonly reason: string | null | undefined;
    readonly requestedBy: {
      readonly name: string;
    };
    readonly state: RefundState;
  } | null | undefined;
  readonly " $fragmentType": "RefundRequest_charge";
};
export type RefundRequest_charge$key = {
  readonly " $data"?: RefundRequest_charge$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRequest_charge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRequest_charge",
  "selections": [
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
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "latestRefund",
      "plural": false,
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
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "requestedBy",
          "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Charge",
  "abstractKey": null
};

(node as any).hash = "1b1582b38116da7f6819129a055899ac";

export default node;
