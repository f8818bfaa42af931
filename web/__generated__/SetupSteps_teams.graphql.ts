/**
 * @generated SignedSource<<1820a808f90f54e9107edbc3905ff836>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SetupStep = "addLogo" | "addPeople" | "addSupportEmail" | "publishForm" | "setUpPayouts";
import type { FragmentRefs } from "relay-runtime";
export type SetupSteps_teams$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly setupSteps: ReadonlyArray<SetupStep>;
  readonly slug: string;
  readonly " $fragmentType": "SetupSteps_teams";
}>;
export type SetupSteps_teams$key = ReadonlyArray<{
  readonly " $data"?: SetupSteps_teams$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_teams">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SetupSteps_teams",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
      "name": "setupSteps",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "9e61a8bfc45375463372cbb6fdc864f6";

export default node;
