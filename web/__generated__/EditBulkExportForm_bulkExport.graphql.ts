/**
 * @generated SignedSource<<d87b2f60d9bcb1be17c7cd1730ce0283>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriorMonthsType = "completion" | "launched";
import type { FragmentRefs } from "relay-runtime";
export type EditBulkExportForm_bulkExport$data = {
  readonly formIds: ReadonlyArray<string>;
  readonly formNames: ReadonlyArray<string>;
  readonly id: string;
  readonly includeLegacy: boolean;
  readonly name: string;
  readonly priorMonthsLimit: number | null | undefined;
  readonly priorMonthsType: PriorMonthsType | null | undefined;
  readonly scheduledDay: number | null | undefined;
  readonly " $fragmentType": "EditBulkExportForm_bulkExport";
};
export type EditBulkExportForm_bulkExport$key = {
  readonly " $data"?: EditBulkExportForm_bulkExport$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditBulkExportForm_bulkExport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditBulkExportForm_bulkExport",
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
      "name": "formIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priorMonthsLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priorMonthsType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "includeLegacy",
      "storageKey": null
    }
  ],
  "type": "BulkExport",
  "abstractKey": null
};

(node as any).hash = "eead129f3cd7d6683569ca3a52bc5bd3";

export default node;
