/**
 * @generated SignedSource<<ade90a671a12cc1ba9e79a3476fb9640>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardForm_payment$data = {
  readonly id: string;
  readonly quote: {
    readonly amountCents: number;
    readonly totalCents: number;
  } | null | undefined;
  readonly " $fragmentType": "CardForm_payment";
};
export type CardForm_payment$key = {
  readonly " $data"?: CardForm_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardForm_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardForm_payment",
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
      "args": [
        {
          "kind": "Literal",
          "name": "paymentType",
          "value": "card"
        }
      ],
      "concreteType": "PaymentQuote",
      "kind": "LinkedField",
      "name": "quote",
      "plural": false,
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
        }
      ],
      "storageKey": "quote(paymentType:\"card\")"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "ed8de24acb05292304a754e5839a92bb";

export default node;
