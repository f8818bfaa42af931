/**
 * @generated SignedSource<<46807ee962cbc1eb74ea0a999eff69e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamRefundForm_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly formsWithoutAuthority: ReadonlyArray<string>;
  readonly id: string;
  readonly refundAuthorizationRequired: boolean;
  readonly " $fragmentType": "TeamRefundForm_team";
};
export type TeamRefundForm_team$key = {
  readonly " $data"?: TeamRefundForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamRefundForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamRefundForm_team",
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
      "name": "refundAuthorizationRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formsWithoutAuthority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "1b79418468e828705d78e3dcc419a0c7";

export default node;
