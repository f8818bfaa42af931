/**
 * @generated SignedSource<<ff51b3c8c7bab597569659990df3f3a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaveTeam_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlyArray<{
    readonly isViewerMember: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "LeaveTeam_team";
};
export type LeaveTeam_team$key = {
  readonly " $data"?: LeaveTeam_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveTeam_team">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveTeam_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "roles",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewerMember",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "a1dd94ab7eae930376e0e4085ac2c0ce";

export default node;
