/**
 * @generated SignedSource<<f3be22d94852fdcc73e457c5ad8ecc3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type afterAssignment_submission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AssignResponsibilityStep_submission" | "afterChange_submission">;
  readonly " $fragmentType": "afterAssignment_submission";
};
export type afterAssignment_submission$key = {
  readonly " $data"?: afterAssignment_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"afterAssignment_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "afterAssignment_submission",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "afterChange_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignResponsibilityStep_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "1eccf4ea09da26839d9d2449487a04d4";

export default node;
