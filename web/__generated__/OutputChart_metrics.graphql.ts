/**
 * @generated SignedSource<<2f41590223a947a8a1f9d6d843c0238b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutputChart_metrics$data = {
  readonly outputs: ReadonlyArray<{
    readonly count: number;
    readonly identity: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "OutputChart_metrics";
};
export type OutputChart_metrics$key = {
  readonly " $data"?: OutputChart_metrics$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputChart_metrics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutputChart_metrics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsOutput",
      "kind": "LinkedField",
      "name": "outputs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
  "type": "Metrics",
  "abstractKey": null
};

(node as any).hash = "c008b4c21a6be9e368c90707733d5ca0";

export default node;
