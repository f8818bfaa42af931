/**
 * @generated SignedSource<<6e47bee26c308a0a2a722aa3c1036f34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevenueSection_revenue$data = {
  readonly bars: ReadonlyArray<{
    readonly from: string;
    readonly to: string;
  }>;
  readonly collectedCents: number;
  readonly disputedCents: number;
  readonly refundedCents: number;
  readonly renewalCents: number;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTypeChart_revenue" | "RevenueChart_revenue">;
  readonly " $fragmentType": "RevenueSection_revenue";
};
export type RevenueSection_revenue$key = {
  readonly " $data"?: RevenueSection_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevenueSection_revenue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevenueSection_revenue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collectedCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disputedCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsBar",
      "kind": "LinkedField",
      "name": "bars",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RevenueChart_revenue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentTypeChart_revenue"
    }
  ],
  "type": "MetricsRevenue",
  "abstractKey": null
};

(node as any).hash = "a4b1ce924910b4cc68da5cf7fefd7f4c";

export default node;
