/**
 * @generated SignedSource<<e408ed36a72edbea30d4cca0c57a7471>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type afterFileChange_submission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FilesPanel_submission" | "afterChange_submission">;
  readonly " $fragmentType": "afterFileChange_submission";
};
export type afterFileChange_submission$key = {
  readonly " $data"?: afterFileChange_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"afterFileChange_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "afterFileChange_submission",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "afterChange_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilesPanel_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "811a49ec3e3d59bdb5249b8b96b19a97";

export default node;
