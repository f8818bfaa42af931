/**
 * @generated SignedSource<<49574191dba0bc20fab8955f9754d3cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "failed" | "finished" | "running" | "tested" | "testing" | "uploaded";
import type { FragmentRefs } from "relay-runtime";
export type ImportTable_imports$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly createdBy: string;
  readonly fileName: string;
  readonly id: string;
  readonly importedCount: number;
  readonly status: ImportStatus;
  readonly " $fragmentType": "ImportTable_imports";
}>;
export type ImportTable_imports$key = ReadonlyArray<{
  readonly " $data"?: ImportTable_imports$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportTable_imports">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ImportTable_imports",
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
      "name": "fileName",
      "storageKey": null
    },
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
      "name": "importedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBy",
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
  "type": "DataImport",
  "abstractKey": null
};

(node as any).hash = "61a56944428d53d37c3265cf55ec0382";

export default node;
