/**
 * @generated SignedSource<<e27d39c673a5b581c9f87ff535ff1879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "failed" | "finished" | "running" | "tested" | "testing" | "uploaded";
import type { FragmentRefs } from "relay-runtime";
export type ImportColumns_import$data = {
  readonly columns: ReadonlyArray<string>;
  readonly id: string;
  readonly importableFields: ReadonlyArray<{
    readonly identity: string;
    readonly name: string;
    readonly stepName: string;
  }>;
  readonly mappings: import('#domain/form/Content.ts').Content | null | undefined;
  readonly refusedCount: number | null | undefined;
  readonly rowCount: number;
  readonly status: ImportStatus;
  readonly suggestedMappings: import('#domain/form/Content.ts').Content;
  readonly " $fragmentType": "ImportColumns_import";
};
export type ImportColumns_import$key = {
  readonly " $data"?: ImportColumns_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportColumns_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportColumns_import",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
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
      "name": "mappings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestedMappings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportableField",
      "kind": "LinkedField",
      "name": "importableFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identity",
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
          "name": "stepName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataImport",
  "abstractKey": null
};

(node as any).hash = "8182e8aa2825db5ef3f0645962f561e3";

export default node;
