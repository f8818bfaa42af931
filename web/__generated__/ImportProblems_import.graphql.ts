/**
 * @generated SignedSource<<aa1f7b77c68e143a6de404da996ed4a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportProblems_import$data = {
  readonly problemCount: number;
  readonly problems: ReadonlyArray<{
    readonly column: string | null | undefined;
    readonly message: string;
    readonly row: number;
  }>;
  readonly " $fragmentType": "ImportProblems_import";
};
export type ImportProblems_import$key = {
  readonly " $data"?: ImportProblems_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportProblems_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportProblems_import",
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
      "concreteType": "ImportProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "row",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataImport",
  "abstractKey": null
};

(node as any).hash = "3aeaa78a02fc881a27844b76a60c4671";

export default node;
