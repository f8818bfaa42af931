/**
 * @generated SignedSource<<e242c8af8a877ee3e71c2ff3f23137fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevenueSection_revenue$data = {
  readonly collectedCents: number;
  readonly disputedCents: number;
  readonly refundedCents: number;
  readonly renewalCents: number;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTypes_revenue" | "RevenueBars_revenue">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RevenueBars_revenue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentTypes_revenue"
    }
  ],
  "type": "MetricsRevenue",
  "abstractKey": null
};

(node as any).hash = "bc229217421350aa43b0fbee209754a8";

export default node;
