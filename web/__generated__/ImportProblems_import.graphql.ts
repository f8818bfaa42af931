/**
 * @generated SignedSource<<901bb999b25055c855abf6a2ead9773e>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ProblemList_problems">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProblemList_problems"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataImport",
  "abstractKey": null
};

(node as any).hash = "45a3379a2ee6be361f09aec9327a0d4d";

export default node;
