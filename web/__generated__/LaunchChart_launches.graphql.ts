/**
 * @generated SignedSource<<f1b2b9d5d13e87b4af6534d36b93184d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetricsBarUnit = "day" | "month" | "year";
import type { FragmentRefs } from "relay-runtime";
export type LaunchChart_launches$data = ReadonlyArray<{
  readonly count: number;
  readonly from: string;
  readonly to: string;
  readonly unit: MetricsBarUnit;
  readonly " $fragmentType": "LaunchChart_launches";
}>;
export type LaunchChart_launches$key = ReadonlyArray<{
  readonly " $data"?: LaunchChart_launches$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaunchChart_launches">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LaunchChart_launches",
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

(node as any).hash = "ebf4c1f7e4c6a4028052ace0bcc8d4a7";

export default node;
