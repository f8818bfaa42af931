/**
 * @generated SignedSource<<8eae7dfc8af6d96bb87bdfbb71631d17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ByHand_step$data = {
  readonly config: {
    readonly cashInstructions: string | null | undefined;
    readonly checkInstructions: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ByHand_step";
};
export type ByHand_step$key = {
  readonly " $data"?: ByHand_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ByHand_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ByHand_step",
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

(node as any).hash = "65b2871bde1acdb795f3a3c2a2dd492e";

export default node;
