/**
 * @generated SignedSource<<d60761d965bd63576587f9f2c341eb9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutStanding_team$data = {
  readonly chargesEnabled: boolean;
  readonly id: string;
  readonly merchantAccount: {
    readonly detailsSubmitted: boolean;
    readonly payoutsEnabled: boolean;
  } | null | undefined;
  readonly " $fragmentType": "PayoutStanding_team";
};
export type PayoutStanding_team$key = {
  readonly " $data"?: PayoutStanding_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutStanding_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutStanding_team",
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

(node as any).hash = "63dae78aa9d11855f911714b3a95ea93";

export default node;
