/**
 * @generated SignedSource<<5110c02cbe3b79beb24bd28c22e4c301>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamFeatures_team$data = {
  readonly enableFormCreation: boolean;
  readonly id: string;
  readonly remoteGisEnabled: boolean;
  readonly " $fragmentType": "TeamFeatures_team";
};
export type TeamFeatures_team$key = {
  readonly " $data"?: TeamFeatures_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamFeatures_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamFeatures_team",
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
      "name": "enableFormCreation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remoteGisEnabled",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "62b8a93a794d4ddc8c6da9c87c0a0bfc";

export default node;
