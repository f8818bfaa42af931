/**
 * @generated SignedSource<<5d3d60f3b452a67d6d30555ab58a75f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTownBranding_team$data = {
  readonly color: string;
  readonly hasLightColor: boolean;
  readonly name: string;
  readonly " $fragmentType": "useTownBranding_team";
};
export type useTownBranding_team$key = {
  readonly " $data"?: useTownBranding_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTownBranding_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTownBranding_team",
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

(node as any).hash = "cb497eb59d64772b62f7d280f9d5cae7";

export default node;
