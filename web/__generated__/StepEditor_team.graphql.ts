/**
 * @generated SignedSource<<6896f60b8716ce840399852c7efac822>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEditor_team$data = {
  readonly id: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "4cfd74eebb559ff4cdc3a7b3edcbac4a";

export default node;
