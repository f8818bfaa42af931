/**
 * @generated SignedSource<<1f6e7f4d0b82782480efb245efa8f66b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadOnlySettings_team$data = {
  readonly color: string;
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
      "name": "color",
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

(node as any).hash = "f743708d3c03cf4bd1281c9ca7a73724";

export default node;
