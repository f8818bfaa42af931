/**
 * @generated SignedSource<<591b33c1674d0316e25e8993d7e454e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleDetails_role$data = {
  readonly members: ReadonlyArray<{
    readonly contact: {
      readonly email: string;
      readonly " $fragmentSpreads": FragmentRefs<"Person_contact">;
    };
    readonly id: string;
  }>;
  readonly " $fragmentType": "RoleDetails_role";
};
export type RoleDetails_role$key = {
  readonly " $data"?: RoleDetails_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleDetails_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleDetails_role",
  "selections": [
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
              "name": "email",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Person_contact"
            }
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

(node as any).hash = "da8b08c3aa79f9be2a6b55945a7584d5";

export default node;
