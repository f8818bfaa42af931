/**
 * @generated SignedSource<<2d56e8ad91d2ff2e087df5701151559d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamMonogram_team$data = {
  readonly color: string;
  readonly hasLightColor: boolean;
  readonly name: string;
  readonly " $fragmentType": "TeamMonogram_team";
};
export type TeamMonogram_team$key = {
  readonly " $data"?: TeamMonogram_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamMonogram_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamMonogram_team",
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

(node as any).hash = "33b6c404ce7252cf917348093b7f47c1";

export default node;
