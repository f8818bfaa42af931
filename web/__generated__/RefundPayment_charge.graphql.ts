/**
 * @generated SignedSource<<4d759b376f3545c6b289163eab9caaf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundPayment_charge$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly canRequestRefund: boolean;
  readonly id: string;
  readonly refundAuthorizationRequired: boolean;
  readonly refundableCents: number;
  readonly " $fragmentType": "RefundPayment_charge";
};
export type RefundPayment_charge$key = {
  readonly " $data"?: RefundPayment_charge$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundPayment_charge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundPayment_charge",
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
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRequestRefund",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundableCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundAuthorizationRequired",
      "storageKey": null
    }
  ],
  "type": "Charge",
  "abstractKey": null
};

(node as any).hash = "a20e80b29ffb98d7f62b67f6ea497b69";

export default node;
