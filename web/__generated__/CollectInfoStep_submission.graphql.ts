/**
 * @generated SignedSource<<0af36d1d9b5e89131f0f9e62142c71cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectInfoStep_submission$data = {
  readonly isOwn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditingBar_submission">;
  readonly " $fragmentType": "CollectInfoStep_submission";
};
export type CollectInfoStep_submission$key = {
  readonly " $data"?: CollectInfoStep_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectInfoStep_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectInfoStep_submission",
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
      "name": "EditingBar_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "f303beddf0cf0468e8d186d8bf787dce";

export default node;
