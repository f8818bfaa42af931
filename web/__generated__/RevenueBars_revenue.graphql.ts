/**
 * @generated SignedSource<<f88bf6767afe33f483f70685dec132bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetricsBarUnit = "day" | "month" | "year";
import type { FragmentRefs } from "relay-runtime";
export type RevenueBars_revenue$data = {
  readonly bars: ReadonlyArray<{
    readonly collectedCents: number;
    readonly from: string;
    readonly to: string;
    readonly unit: MetricsBarUnit;
  }>;
  readonly " $fragmentType": "RevenueBars_revenue";
};
export type RevenueBars_revenue$key = {
  readonly " $data"?: RevenueBars_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevenueBars_revenue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevenueBars_revenue",
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

(node as any).hash = "bb05473ac05ac2560f1da527ac4f9627";

export default node;
