/**
 * @generated SignedSource<<dcf8d7c88c8f5d8cddee97c14c19f241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Landing_towns$data = {
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"TownList_teams">;
  readonly " $fragmentType": "Landing_towns";
};
export type Landing_towns$key = {
  readonly " $data"?: Landing_towns$data;
  readonly " $fragmentSpreads": FragmentRefs<"Landing_towns">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Landing_towns",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TownList_teams"
    }
  ],
  "type": "QueryPublicTeamsConnection",
  "abstractKey": null
};

(node as any).hash = "3d03093478a8cf0e599e42ea1d80ebde";

export default node;
