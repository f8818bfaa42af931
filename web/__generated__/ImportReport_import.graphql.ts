/**
 * @generated SignedSource<<fec945dfe2d2a6d1568ae8ac68ea17f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "failed" | "finished" | "running" | "tested" | "testing" | "uploaded";
import type { FragmentRefs } from "relay-runtime";
export type ImportReport_import$data = {
  readonly id: string;
  readonly importedCount: number;
  readonly progress: number;
  readonly refusedCount: number | null | undefined;
  readonly rowCount: number;
  readonly status: ImportStatus;
  readonly " $fragmentType": "ImportReport_import";
};
export type ImportReport_import$key = {
  readonly " $data"?: ImportReport_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReport_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportReport_import",
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
      "name": "progress",
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
      "name": "importedCount",
      "storageKey": null
    }
  ],
  "type": "DataImport",
  "abstractKey": null
};

(node as any).hash = "263d9d32add005a9ee33a74f8325ed8b";

export default node;
