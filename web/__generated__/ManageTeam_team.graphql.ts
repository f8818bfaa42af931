/**
 * @generated SignedSource<<043c9a75b2312bc45d9e0213f03748cc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"TeamFees_team">;
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
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "b9241f2e53d997d22ff2713bba080d6f";

export default node;
