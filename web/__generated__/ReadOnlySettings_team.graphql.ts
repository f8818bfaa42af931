/**
 * @generated SignedSource<<567d7442f7178cb96ddc6b8c9592d052>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadOnlySettings_team$data = {
  readonly name: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly " $fragmentType": "ReadOnlySettings_team";
};
export type ReadOnlySettings_team$key = {
  readonly " $data"?: ReadOnlySettings_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadOnlySettings_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadOnlySettings_team",
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "a7d1148085f97bd6763c8778c3b7e344";

export default node;
