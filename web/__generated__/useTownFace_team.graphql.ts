/**
 * @generated SignedSource<<2ab76c0aa0a0fdd9d6e47a93e77551d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTownFace_team$data = {
  readonly color: string;
  readonly hasLightColor: boolean;
  readonly name: string;
  readonly " $fragmentType": "useTownFace_team";
};
export type useTownFace_team$key = {
  readonly " $data"?: useTownFace_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTownFace_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTownFace_team",
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

(node as any).hash = "e1ec972b3f1653a6ec68995613c7cc58";

export default node;
