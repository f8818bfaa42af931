/**
 * @generated SignedSource<<31ce18ecfbde202c8249b350e1dd4346>>
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
  readonly to: string;
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
      "name": "to",
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

(node as any).hash = "d3f88860c0712ea2c5650c765284bb44";

export default node;
