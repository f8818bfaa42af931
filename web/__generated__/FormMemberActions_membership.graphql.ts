/**
 * @generated SignedSource<<38737ebe4f87de900f7e237af06b8701>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormMemberActions_membership$data = {
  readonly contact: {
    readonly isInvited: boolean;
    readonly name: string;
  };
  readonly invitation: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "FormMemberActions_membership";
};
export type FormMemberActions_membership$key = {
  readonly " $data"?: FormMemberActions_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormMemberActions_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormMemberActions_membership",
  "selections": [
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInvited",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplateMembership",
  "abstractKey": null
};

(node as any).hash = "58cfd5a42cb7719738b0055a7a093255";

export default node;
