/**
 * @generated SignedSource<<d499adc04cce09f205f8a0b74077e616>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormBreakdown_metrics$data = {
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
  readonly " $fragmentType": "FormBreakdown_metrics";
};
export type FormBreakdown_metrics$key = {
  readonly " $data"?: FormBreakdown_metrics$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormBreakdown_metrics">;
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
  "name": "FormBreakdown_metrics",
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

(node as any).hash = "c58c3b5c69d0a6267f44df0e60671b55";

export default node;
