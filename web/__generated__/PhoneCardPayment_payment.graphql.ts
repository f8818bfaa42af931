/**
 * @generated SignedSource<<6c8dfd2fa6dd81f8106513a8ad45b489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneCardPayment_payment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WaysToPay_payment">;
  readonly " $fragmentType": "PhoneCardPayment_payment";
};
export type PhoneCardPayment_payment$key = {
  readonly " $data"?: PhoneCardPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneCardPayment_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneCardPayment_payment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaysToPay_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "9e91c887e59cdb12adf08e7b63f53d1c";

export default node;
