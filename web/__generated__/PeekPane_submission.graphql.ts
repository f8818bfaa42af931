/**
 * @generated SignedSource<<03e9e800d75c304fe3bcb97ea981b7b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeekPane_submission$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PaneTabs_submission" | "PeekStep_submission" | "SubmissionFacts_submission">;
  readonly " $fragmentType": "PeekPane_submission";
};
export type PeekPane_submission$key = {
  readonly " $data"?: PeekPane_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeekPane_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeekPane_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionFacts_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaneTabs_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeekStep_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "8b125b4d86b484d263133f90ae8741d7";

export default node;
