/**
 * @generated SignedSource<<8eb00015b25da928351a3869d8786942>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormMembers_form$data = {
  readonly id: string;
  readonly memberships: ReadonlyArray<{
    readonly contact: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"Person_contact">;
    };
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FormMemberActions_membership" | "MemberLevel_membership">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AddFormMember_form">;
  readonly " $fragmentType": "FormMembers_form";
};
export type FormMembers_form$key = {
  readonly " $data"?: FormMembers_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormMembers_form">;
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
  "name": "FormMembers_form",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Person_contact"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberLevel_membership"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FormMemberActions_membership"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddFormMember_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "f906f101775dc987a71b5bc5fb62ba48";

export default node;
