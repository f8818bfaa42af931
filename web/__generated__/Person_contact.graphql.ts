/**
 * @generated SignedSource<<e76e658434aa3ef9a3694129ec2950ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Person_contact$data = {
  readonly id: string;
  readonly initials: string;
  readonly isInvited: boolean;
  readonly name: string;
  readonly " $fragmentType": "Person_contact";
};
export type Person_contact$key = {
  readonly " $data"?: Person_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"Person_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Person_contact",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initials",
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
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "0b58ce0d33372025fc38dd66ab0db11f";

export default node;
