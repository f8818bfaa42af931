/**
 * @generated SignedSource<<747ad3d2ca415ed85b545151faacd6d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExportStatus = "failed" | "finished" | "running";
import type { FragmentRefs } from "relay-runtime";
export type BulkExportTable_bulkExports$data = ReadonlyArray<{
  readonly availableActions: ReadonlyArray<string>;
  readonly formNames: ReadonlyArray<string>;
  readonly id: string;
  readonly lastRunAt: string | null | undefined;
  readonly name: string;
  readonly ownRuns: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly status: ExportStatus;
  }>;
  readonly scheduledDay: number | null | undefined;
  readonly " $fragmentType": "BulkExportTable_bulkExports";
}>;
export type BulkExportTable_bulkExports$key = ReadonlyArray<{
  readonly " $data"?: BulkExportTable_bulkExports$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkExportTable_bulkExports">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BulkExportTable_bulkExports",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Export",
      "kind": "LinkedField",
      "name": "ownRuns",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkExport",
  "abstractKey": null
};
})();

(node as any).hash = "2186f42d0b291181c2ebe93146baa5f5";

export default node;
