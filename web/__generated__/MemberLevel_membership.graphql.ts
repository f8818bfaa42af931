/**
 * @generated SignedSource<<14bd83c50af7f90efc5d5d63ee5f188f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberLevel_membership$data = {
  readonly contact: {
    readonly name: string;
  };
  readonly id: string;
  readonly writes: boolean;
  readonly " $fragmentType": "MemberLevel_membership";
};
export type MemberLevel_membership$key = {
  readonly " $data"?: MemberLevel_membership$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLevel_membership">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberLevel_membership",
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
      "kind": "ScalarField",
      "name": "writes",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplateMembership",
  "abstractKey": null
};

(node as any).hash = "31c5affdffd19da6eac70cce4549edda";

export default node;
