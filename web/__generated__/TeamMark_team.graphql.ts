/**
 * @generated SignedSource<<3752e514a4f1e76df1f15859ab344e03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamMark_team$data = {
  readonly color: string;
  readonly hasLightColor: boolean;
  readonly name: string;
  readonly " $fragmentType": "TeamMark_team";
};
export type TeamMark_team$key = {
  readonly " $data"?: TeamMark_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamMark_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamMark_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasLightColor",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "a9df0a3744622149cbfaaf8d39b0b5c1";

export default node;
