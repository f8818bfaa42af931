/**
 * @generated SignedSource<<53a36c9f7053ef30aac28615d3102e3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayOnline_payment$data = {
  readonly browserPayments: {
    readonly mode: string;
    readonly publishableKey: string;
    readonly sandboxUrl: string | null | undefined;
  };
  readonly id: string;
  readonly " $fragmentType": "PayOnline_payment";
};
export type PayOnline_payment$key = {
  readonly " $data"?: PayOnline_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayOnline_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayOnline_payment",
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
      "concreteType": "BrowserPayments",
      "kind": "LinkedField",
      "name": "browserPayments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishableKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sandboxUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "1e3d083d46adb6dc5b72644b72b2efdd";

export default node;
