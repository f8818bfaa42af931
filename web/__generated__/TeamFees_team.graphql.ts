/**
 * @generated SignedSource<<ea24d700a5729eae0ae698fe5ebb9382>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamFees_team$data = {
  readonly customFeePercentage: number | null | undefined;
  readonly id: string;
  readonly noFee: boolean;
  readonly " $fragmentType": "TeamFees_team";
};
export type TeamFees_team$key = {
  readonly " $data"?: TeamFees_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamFees_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamFees_team",
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
      "name": "noFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customFeePercentage",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "a63976a3f8e068514329127b1eca63ca";

export default node;
