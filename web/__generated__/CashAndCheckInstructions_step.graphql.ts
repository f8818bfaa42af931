/**
 * @generated SignedSource<<fd40c7971abc25a7d495f351ea78396f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CashAndCheckInstructions_step$data = {
  readonly config: {
    readonly cashInstructions: string | null | undefined;
    readonly checkInstructions: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CashAndCheckInstructions_step";
};
export type CashAndCheckInstructions_step$key = {
  readonly " $data"?: CashAndCheckInstructions_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashAndCheckInstructions_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CashAndCheckInstructions_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentConfig",
      "kind": "LinkedField",
      "name": "config",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cashInstructions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkInstructions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "eb9c351474d12b5e90db65876509f942";

export default node;
