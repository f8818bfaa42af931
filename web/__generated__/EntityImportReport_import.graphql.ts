/**
 * @generated SignedSource<<2638fdf3b51bb94db3d01f08eb55c5cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "failed" | "finished" | "running" | "tested" | "testing" | "uploaded";
import type { FragmentRefs } from "relay-runtime";
export type EntityImportReport_import$data = {
  readonly createdCount: number;
  readonly isUndoable: boolean;
  readonly isWorking: boolean;
  readonly keptCount: number | null | undefined;
  readonly progress: number;
  readonly refusedCount: number | null | undefined;
  readonly status: ImportStatus;
  readonly unchangedCount: number;
  readonly undoneAt: string | null | undefined;
  readonly updatedCount: number;
  readonly " $fragmentType": "EntityImportReport_import";
};
export type EntityImportReport_import$key = {
  readonly " $data"?: EntityImportReport_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityImportReport_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityImportReport_import",
  "selections": [
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
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWorking",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUndoable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keptCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchangedCount",
      "storageKey": null
    }
  ],
  "type": "EntityImport",
  "abstractKey": null
};

(node as any).hash = "4f95e05801f28a59771aede3c1f7d669";

export default node;
