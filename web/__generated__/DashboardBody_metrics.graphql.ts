/**
 * @generated SignedSource<<dc1c54837e09ee01cddc90a9de5c6c21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardBody_metrics$data = {
  readonly attention: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AttentionTable_rows">;
  }>;
  readonly breakdown: ReadonlyArray<{
    readonly __typename: "MetricsShare";
  }>;
  readonly forms: ReadonlyArray<{
    readonly id: string;
    readonly teamId: string;
  }>;
  readonly moneyTeamSlug: string | null | undefined;
  readonly revenue: {
    readonly " $fragmentSpreads": FragmentRefs<"RevenueSection_revenue">;
  } | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"FormDonutChart_metrics" | "OutputChart_metrics" | "SubmissionFigures_metrics">;
  readonly " $fragmentType": "DashboardBody_metrics";
};
export type DashboardBody_metrics$key = {
  readonly " $data"?: DashboardBody_metrics$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardBody_metrics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardBody_metrics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsForm",
      "kind": "LinkedField",
      "name": "forms",
      "plural": true,
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
          "name": "teamId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionFigures_metrics"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsShare",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormDonutChart_metrics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutputChart_metrics"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moneyTeamSlug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsRevenue",
      "kind": "LinkedField",
      "name": "revenue",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RevenueSection_revenue"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubmissionRow",
      "kind": "LinkedField",
      "name": "attention",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttentionTable_rows"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Metrics",
  "abstractKey": null
};

(node as any).hash = "9f1312f8743c512d204ca098db4969ea";

export default node;
