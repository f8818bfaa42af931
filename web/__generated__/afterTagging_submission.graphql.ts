/**
 * @generated SignedSource<<45d671e81b4750c04dec4eced070112a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type afterTagging_submission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PeopleAndTags_submission" | "afterChange_submission">;
  readonly " $fragmentType": "afterTagging_submission";
};
export type afterTagging_submission$key = {
  readonly " $data"?: afterTagging_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"afterTagging_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "afterTagging_submission",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "afterChange_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeopleAndTags_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "60a0ece437ca3a95dc6f6c10ace68997";

export default node;
