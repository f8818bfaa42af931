/**
 * @generated SignedSource<<95f371aaeb4b0ac768d55620d051008f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChargesOff_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly chargesEnabled: boolean;
  readonly slug: string;
  readonly " $fragmentType": "ChargesOff_team";
};
export type ChargesOff_team$key = {
  readonly " $data"?: ChargesOff_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChargesOff_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChargesOff_team",
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
      "name": "chargesEnabled",
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

(node as any).hash = "341f1181f701f11d5c9b1ad4771f0da6";

export default node;
