/**
 * @generated SignedSource<<7c838a14883a5a3212fe0712a1554eb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmissionFigures_metrics$data = {
  readonly active: {
    readonly count: number;
    readonly percent: number | null | undefined;
  };
  readonly completed: {
    readonly count: number;
    readonly percent: number | null | undefined;
  };
  readonly lateTagIds: ReadonlyArray<string>;
  readonly launched: {
    readonly count: number;
    readonly percent: number | null | undefined;
  };
  readonly overdue: {
    readonly count: number;
    readonly percent: number | null | undefined;
  };
  readonly " $fragmentType": "SubmissionFigures_metrics";
};
export type SubmissionFigures_metrics$key = {
  readonly " $data"?: SubmissionFigures_metrics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionFigures_metrics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "percent",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionFigures_metrics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsFigure",
      "kind": "LinkedField",
      "name": "launched",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsFigure",
      "kind": "LinkedField",
      "name": "completed",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsFigure",
      "kind": "LinkedField",
      "name": "active",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsFigure",
      "kind": "LinkedField",
      "name": "overdue",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lateTagIds",
      "storageKey": null
    }
  ],
  "type": "Metrics",
  "abstractKey": null
};
})();

(node as any).hash = "2ed57a39fc374d2a2d33d421ee713c60";

export default node;
