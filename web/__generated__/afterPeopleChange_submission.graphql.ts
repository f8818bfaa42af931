/**
 * @generated SignedSource<<94b467ad2fa0e4b0faa7700eb2d40dbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type afterPeopleChange_submission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccessPanel_submission" | "afterChange_submission">;
  readonly " $fragmentType": "afterPeopleChange_submission";
};
export type afterPeopleChange_submission$key = {
  readonly " $data"?: afterPeopleChange_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"afterPeopleChange_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "afterPeopleChange_submission",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "afterChange_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccessPanel_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "26231611566589ba8e732cf0333fb66b";

export default node;
