/**
 * @generated SignedSource<<e1c3108079c0b664bbfdf28326e66d32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddRoleMember_role$data = {
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly contact: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "AddRoleMember_role";
};
export type AddRoleMember_role$key = {
  readonly " $data"?: AddRoleMember_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddRoleMember_role">;
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
  "name": "AddRoleMember_role",
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

(node as any).hash = "024450434e2f6ac74eb455fd26a2f349";

export default node;
