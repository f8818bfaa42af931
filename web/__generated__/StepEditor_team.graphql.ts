/**
 * @generated SignedSource<<0b0af18b68e562916199ba2e1d6c017a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEditor_team$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewRoleLink_team">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewRoleLink_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "e1ba8f745d7ccd202416f7b49d803f58";

export default node;
