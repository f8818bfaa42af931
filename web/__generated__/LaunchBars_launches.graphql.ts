/**
 * @generated SignedSource<<8893c3e8dc9cd4a3c9ce3b736a1f78e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetricsBarUnit = "day" | "month" | "year";
import type { FragmentRefs } from "relay-runtime";
export type LaunchBars_launches$data = ReadonlyArray<{
  readonly count: number;
  readonly from: string;
  readonly unit: MetricsBarUnit;
  readonly " $fragmentType": "LaunchBars_launches";
}>;
export type LaunchBars_launches$key = ReadonlyArray<{
  readonly " $data"?: LaunchBars_launches$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaunchBars_launches">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LaunchBars_launches",
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
  "type": "FormLaunches",
  "abstractKey": null
};

(node as any).hash = "3ab2b3d9d0d4235db59f2fbe77c9989b";

export default node;
