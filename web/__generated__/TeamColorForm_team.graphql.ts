/**
 * @generated SignedSource<<0bfefa80acea912a3a52215fca927289>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamColorForm_team$data = {
  readonly color: string;
  readonly id: string;
  readonly " $fragmentType": "TeamColorForm_team";
};
export type TeamColorForm_team$key = {
  readonly " $data"?: TeamColorForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamColorForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamColorForm_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "74ca71c8a5b4549cffee10f7edd6cd93";

export default node;
