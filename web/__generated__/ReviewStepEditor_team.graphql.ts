/**
 * @generated SignedSource<<d83c92c2c9989d09f13d1bccf8e7c7e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewStepEditor_team$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupEditor_team">;
  readonly " $fragmentType": "ReviewStepEditor_team";
};
export type ReviewStepEditor_team$key = {
  readonly " $data"?: ReviewStepEditor_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStepEditor_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewStepEditor_team",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewGroupEditor_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "ef5cd1878b64848cd2a7e48846766899";

export default node;
