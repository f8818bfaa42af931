/**
 * @generated SignedSource<<fba8e065689da5619890e6ca7f67841a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamSupportForm_team$data = {
  readonly id: string;
  readonly supportEmail: string | null | undefined;
  readonly " $fragmentType": "TeamSupportForm_team";
};
export type TeamSupportForm_team$key = {
  readonly " $data"?: TeamSupportForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamSupportForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamSupportForm_team",
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
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "863fe5424d99e8a35f61ac3fddd1f84b";

export default node;
