/**
 * @generated SignedSource<<ad1ca39363afbe4a256185486f4f50d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnclaimedNotice_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly isClaimed: boolean;
  readonly name: string;
  readonly " $fragmentType": "UnclaimedNotice_team";
};
export type UnclaimedNotice_team$key = {
  readonly " $data"?: UnclaimedNotice_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnclaimedNotice_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnclaimedNotice_team",
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
      "name": "isClaimed",
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

(node as any).hash = "e66e7c6ff182192cfad8c620bcd30684";

export default node;
