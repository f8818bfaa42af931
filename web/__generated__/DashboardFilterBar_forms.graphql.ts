/**
 * @generated SignedSource<<d6c4455450df607a7469fa5334145bfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardFilterBar_forms$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly " $fragmentType": "DashboardFilterBar_forms";
}>;
export type DashboardFilterBar_forms$key = ReadonlyArray<{
  readonly " $data"?: DashboardFilterBar_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardFilterBar_forms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DashboardFilterBar_forms",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamName",
      "storageKey": null
    }
  ],
  "type": "MetricsForm",
  "abstractKey": null
};

(node as any).hash = "7e5edc4a0242a593f03de2ccd062507b";

export default node;
