/**
 * @generated SignedSource<<8e5d45f845de6d92fb8fcba96f12cd9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProblemList_problems$data = ReadonlyArray<{
  readonly column: string | null | undefined;
  readonly message: string;
  readonly row: number;
  readonly " $fragmentType": "ProblemList_problems";
}>;
export type ProblemList_problems$key = ReadonlyArray<{
  readonly " $data"?: ProblemList_problems$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProblemList_problems">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProblemList_problems",
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
  "type": "ImportProblem",
  "abstractKey": null
};

(node as any).hash = "441935fd7f83f405c63ae81254cb4527";

export default node;
