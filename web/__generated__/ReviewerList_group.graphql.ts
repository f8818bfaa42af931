/**
 * @generated SignedSource<<48e85a9a3bb140767a26c8c37b8193e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewerList_group$data = {
  readonly id: string;
  readonly reviewers: ReadonlyArray<{
    readonly contact: {
      readonly name: string;
      readonly user: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"Person_contact" | "ResendInvitation_contact">;
    } | null | undefined;
    readonly id: string;
    readonly person: {
      readonly invitation: {
        readonly " $fragmentSpreads": FragmentRefs<"ResendInvitation_invitation">;
      } | null | undefined;
    } | null | undefined;
    readonly role: {
      readonly id: string;
      readonly memberCount: number;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "ReviewerList_group";
};
export type ReviewerList_group$key = {
  readonly " $data"?: ReviewerList_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "ReviewerList_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StepAttachment",
      "kind": "LinkedField",
      "name": "reviewers",
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Person_contact"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ResendInvitation_contact"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttachedPerson",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Invitation",
              "kind": "LinkedField",
              "name": "invitation",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ResendInvitation_invitation"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Role",
          "kind": "LinkedField",
          "name": "role",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "memberCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewGroup",
  "abstractKey": null
};
})();

(node as any).hash = "6ca9482e2ba7f16992cdd38ea4c4cb59";

export default node;
