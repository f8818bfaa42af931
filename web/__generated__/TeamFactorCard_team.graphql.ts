/**
 * @generated SignedSource<<8b93e86defa115b406016f75c2d6c95f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamFactorCard_team$data = {
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly membersWithSecondFactor: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly secondFactorRequired: boolean;
  readonly " $fragmentType": "TeamFactorCard_team";
};
export type TeamFactorCard_team$key = {
  readonly " $data"?: TeamFactorCard_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamFactorCard_team">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamFactorCard_team",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondFactorRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "membersWithSecondFactor",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "0f3d6c455b9b25dd31695ff8c3d336fe";

export default node;
