/**
 * @generated SignedSource<<a06ef5af69d0e4a0225301aa65e974fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WayToTeam = "apply" | "create" | "none";
import type { FragmentRefs } from "relay-runtime";
export type NoTeam_viewer$data = {
  readonly wayToTeam: WayToTeam;
  readonly " $fragmentType": "NoTeam_viewer";
};
export type NoTeam_viewer$key = {
  readonly " $data"?: NoTeam_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoTeam_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoTeam_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wayToTeam",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "157d3cbe0582fa1b4a8cdf4db92f3a74";

export default node;
