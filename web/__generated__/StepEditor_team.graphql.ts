/**
 * @generated SignedSource<<ed8e46c886423b830f837b5947f40642>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEditor_team$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStepEditor_team">;
  readonly " $fragmentType": "StepEditor_team";
};
export type StepEditor_team$key = {
  readonly " $data"?: StepEditor_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEditor_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEditor_team",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStepEditor_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "0556b75c3963c7d02640b960fa038110";

export default node;
