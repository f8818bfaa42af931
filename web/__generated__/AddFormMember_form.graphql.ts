/**
 * @generated SignedSource<<41dc4a16d3bc172f61145de134c261e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddFormMember_form$data = {
  readonly id: string;
  readonly memberships: ReadonlyArray<{
    readonly contact: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "AddFormMember_form";
};
export type AddFormMember_form$key = {
  readonly " $data"?: AddFormMember_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddFormMember_form">;
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
  "name": "AddFormMember_form",
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

(node as any).hash = "7bd6aa2b8e90b87e1651bba100644974";

export default node;
