/**
 * @generated SignedSource<<ea7d0968b2cf116df77e4c6b3467da00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewRoleLink_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly slug: string;
  readonly " $fragmentType": "NewRoleLink_team";
};
export type NewRoleLink_team$key = {
  readonly " $data"?: NewRoleLink_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewRoleLink_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewRoleLink_team",
  "selections": [
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
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "1457cfc3448fdcc621180f5b63a3a5cc";

export default node;
