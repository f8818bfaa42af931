/**
 * @generated SignedSource<<1e6e960b100716d36a75ad2f6bc5fc4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewTokenForm_team$data = {
  readonly id: string;
  readonly " $fragmentType": "NewTokenForm_team";
};
export type NewTokenForm_team$key = {
  readonly " $data"?: NewTokenForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewTokenForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewTokenForm_team",
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

(node as any).hash = "31d7f9c8f53e2b117d89912f524cb2ff";

export default node;
