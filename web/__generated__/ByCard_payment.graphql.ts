/**
 * @generated SignedSource<<60cb53ea10772e929a9c5886cc594cb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ByCard_payment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WaysToPay_payment">;
  readonly " $fragmentType": "ByCard_payment";
};
export type ByCard_payment$key = {
  readonly " $data"?: ByCard_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ByCard_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ByCard_payment",
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

(node as any).hash = "ad9591b5fe728b70b612a9af639f3b0d";

export default node;
