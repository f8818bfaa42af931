/**
 * @generated SignedSource<<67c8dfa6433e3787eb4a375076908eb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetricsBarUnit = "day" | "month" | "year";
import type { FragmentRefs } from "relay-runtime";
export type LaunchBars_statistics$data = {
  readonly launches: ReadonlyArray<{
    readonly count: number;
    readonly from: string;
    readonly unit: MetricsBarUnit;
  }>;
  readonly " $fragmentType": "LaunchBars_statistics";
};
export type LaunchBars_statistics$key = {
  readonly " $data"?: LaunchBars_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaunchBars_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LaunchBars_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormLaunches",
      "kind": "LinkedField",
      "name": "launches",
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormStatistics",
  "abstractKey": null
};

(node as any).hash = "b7962b1aa1fe263bc156ddfeae18b56a";

export default node;
