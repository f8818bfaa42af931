/**
 * @generated SignedSource<<ae5546d58374143056aa9228e9d4568b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManageTeam_team$data = {
  readonly id: string;
  readonly letInAt: string | null | undefined;
  readonly name: string;
  readonly suspendedAt: string | null | undefined;
  readonly suspensionReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TeamFeatures_team" | "TeamFees_team">;
  readonly " $fragmentType": "ManageTeam_team";
};
export type ManageTeam_team$key = {
  readonly " $data"?: ManageTeam_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManageTeam_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManageTeam_team",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspensionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letInAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamFees_team"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamFeatures_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "da5c9618050253ccc1b00de4a1671866";

export default node;
