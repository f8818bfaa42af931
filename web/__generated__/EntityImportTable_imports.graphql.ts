/**
 * @generated SignedSource<<699a3a71b3980f1d88ae0ec12b3b7c99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "failed" | "finished" | "running" | "tested" | "testing" | "uploaded";
import type { FragmentRefs } from "relay-runtime";
export type EntityImportTable_imports$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly createdBy: string;
  readonly createdCount: number;
  readonly customEntity: {
    readonly name: string;
  };
  readonly fileName: string;
  readonly id: string;
  readonly status: ImportStatus;
  readonly undoneAt: string | null | undefined;
  readonly updatedCount: number;
  readonly " $fragmentType": "EntityImportTable_imports";
}>;
export type EntityImportTable_imports$key = ReadonlyArray<{
  readonly " $data"?: EntityImportTable_imports$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityImportTable_imports">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EntityImportTable_imports",
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
      "name": "undoneAt",
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
      "name": "createdBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntity",
      "kind": "LinkedField",
      "name": "customEntity",
      "plural": false,
      "selections": [
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
  "type": "EntityImport",
  "abstractKey": null
};

(node as any).hash = "819718dd79b31696fa58ddeb66e01b69";

export default node;
