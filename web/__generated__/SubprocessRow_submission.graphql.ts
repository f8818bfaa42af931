/**
 * @generated SignedSource<<78865bca1870f642dd3f3e2f12b0e256>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubprocessRow_submission$data = {
  readonly isOwn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"StartButton_submission" | "StartForApplicant_submission">;
  readonly " $fragmentType": "SubprocessRow_submission";
};
export type SubprocessRow_submission$key = {
  readonly " $data"?: SubprocessRow_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubprocessRow_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubprocessRow_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartButton_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartForApplicant_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "8e4349aab8b592059b9d24ebf1e7f45b";

export default node;
