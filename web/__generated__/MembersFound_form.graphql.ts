/**
 * @generated SignedSource<<efa5524d7da93cd9b849282cc5028945>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembersFound_form$data = {
  readonly id: string;
  readonly memberships: ReadonlyArray<{
    readonly contact: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "MembersFound_form";
};
export type MembersFound_form$key = {
  readonly " $data"?: MembersFound_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersFound_form">;
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
  "name": "MembersFound_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplateMembership",
      "kind": "LinkedField",
      "name": "memberships",
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
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "5e8d537e0ccbfb89e2672beb7682e15d";

export default node;
