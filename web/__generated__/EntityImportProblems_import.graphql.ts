/**
 * @generated SignedSource<<2e3734e30176ffd69388e39dab30577d>>
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

(node as any).hash = "65b32c3fa17874a87b906b004b629b85";

export default node;
