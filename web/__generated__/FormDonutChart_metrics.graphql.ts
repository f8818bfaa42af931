/**
 * @generated SignedSource<<d919b3fc1f8a384a738b2ff728530059>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormDonutChart_metrics$data = {
  readonly breakdown: ReadonlyArray<{
    readonly count: number;
    readonly form: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly launched: {
    readonly count: number;
  };
  readonly " $fragmentType": "FormDonutChart_metrics";
};
export type FormDonutChart_metrics$key = {
  readonly " $data"?: FormDonutChart_metrics$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormDonutChart_metrics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormDonutChart_metrics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsFigure",
      "kind": "LinkedField",
      "name": "launched",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsShare",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MetricsForm",
          "kind": "LinkedField",
          "name": "form",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Metrics",
  "abstractKey": null
};
})();

(node as any).hash = "0dafe1da9711603ec9b5da755d32ce57";

export default node;
