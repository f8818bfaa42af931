/**
 * @generated SignedSource<<be74e457690b97dc952f896e24d80d88>>
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
    } | null | undefined;
    readonly id: string;
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

(node as any).hash = "0ee2d88382d01e74b066e7684bab4e12";

export default node;
