/**
 * @generated SignedSource<<92799987ae78e5ffc44336445e851ba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MetricsBody_metrics$data = {
  readonly attention: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AttentionTable_rows">;
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
  readonly " $fragmentSpreads": FragmentRefs<"FormBreakdown_metrics" | "OutputBars_metrics" | "SubmissionFigures_metrics">;
  readonly " $fragmentType": "MetricsBody_metrics";
};
export type MetricsBody_metrics$key = {
  readonly " $data"?: MetricsBody_metrics$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetricsBody_metrics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MetricsBody_metrics",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormBreakdown_metrics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutputBars_metrics"
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

(node as any).hash = "49780c116b42b53587ce0576bedebc8c";

export default node;
