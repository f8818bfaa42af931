/**
 * @generated SignedSource<<5be677cb72af8a1ebe7f14a8402b9f4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AmountDue_quote$data = {
  readonly amountCents: number;
  readonly showsFees: boolean;
  readonly totalCents: number;
  readonly " $fragmentType": "AmountDue_quote";
};
export type AmountDue_quote$key = {
  readonly " $data"?: AmountDue_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountDue_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AmountDue_quote",
  "selections": [
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
      "name": "totalCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsFees",
      "storageKey": null
    }
  ],
  "type": "PaymentQuote",
  "abstractKey": null
};

(node as any).hash = "42460dcb86ccf60ad56b65b2a0a38aa9";

export default node;
