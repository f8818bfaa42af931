/**
 * @generated SignedSource<<b33926ed6602d4f93682825f458f9ce6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleFound_role$data = {
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly contact: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "PeopleFound_role";
};
export type PeopleFound_role$key = {
  readonly " $data"?: PeopleFound_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleFound_role">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleFound_role",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RoleMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Role",
  "abstractKey": null
};
})();

(node as any).hash = "4a13ea327c1baa30903058c52382a2f2";

export default node;
