/**
 * @generated SignedSource<<82dcf1520718b63eea5589eab8b1791c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutStatus_team$data = {
  readonly chargesEnabled: boolean;
  readonly id: string;
  readonly merchantAccount: {
    readonly detailsSubmitted: boolean;
    readonly payoutsEnabled: boolean;
  } | null | undefined;
  readonly " $fragmentType": "PayoutStatus_team";
};
export type PayoutStatus_team$key = {
  readonly " $data"?: PayoutStatus_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutStatus_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutStatus_team",
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
      "name": "chargesEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MerchantAccount",
      "kind": "LinkedField",
      "name": "merchantAccount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payoutsEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detailsSubmitted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "227c9f76f1858a8b199a4cee52fc66f4";

export default node;
