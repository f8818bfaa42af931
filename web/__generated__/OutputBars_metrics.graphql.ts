/**
 * @generated SignedSource<<bc6dc7ce7bd26ab14b8f8868cc7c1a81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutputBars_metrics$data = {
  readonly outputs: ReadonlyArray<{
    readonly count: number;
    readonly identity: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "OutputBars_metrics";
};
export type OutputBars_metrics$key = {
  readonly " $data"?: OutputBars_metrics$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputBars_metrics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutputBars_metrics",
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

(node as any).hash = "66578948a1c78194bd42e84054d60823";

export default node;
