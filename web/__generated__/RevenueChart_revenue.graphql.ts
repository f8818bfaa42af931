/**
 * @generated SignedSource<<e5fa12969c079a8c0009a97242218849>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetricsBarUnit = "day" | "month" | "year";
import type { FragmentRefs } from "relay-runtime";
export type RevenueChart_revenue$data = {
  readonly bars: ReadonlyArray<{
    readonly collectedCents: number;
    readonly from: string;
    readonly to: string;
    readonly unit: MetricsBarUnit;
  }>;
  readonly " $fragmentType": "RevenueChart_revenue";
};
export type RevenueChart_revenue$key = {
  readonly " $data"?: RevenueChart_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevenueChart_revenue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevenueChart_revenue",
  "selections": [
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
          "name": "unit",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "collectedCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MetricsRevenue",
  "abstractKey": null
};

(node as any).hash = "ca47ed5e84321ff803c3804a73884992";

export default node;
