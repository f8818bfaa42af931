/**
 * @generated SignedSource<<2dec8ae1e9642404402b3ca85b738efb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityImportProblems_import$data = {
  readonly problemCount: number;
  readonly problems: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProblemList_problems">;
  }>;
  readonly refusedCount: number | null | undefined;
  readonly rejectedRowsUrl: string | null | undefined;
  readonly " $fragmentType": "EntityImportProblems_import";
};
export type EntityImportProblems_import$key = {
  readonly " $data"?: EntityImportProblems_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityImportProblems_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityImportProblems_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problemCount",
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
      "name": "rejectedRowsUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProblemList_problems"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EntityImport",
  "abstractKey": null
};

(node as any).hash = "a2135c3f5b4acaabc0c7932c6abcdbba";

export default node;
