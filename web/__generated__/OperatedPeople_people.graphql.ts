/**
 * @generated SignedSource<<55feb90969ab14095967301d70d80ca6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatedPeople_people$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly deactivatedAt: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly isEmailVerified: boolean;
  readonly isInvited: boolean;
  readonly isOperator: boolean;
  readonly name: string;
  readonly teamNames: ReadonlyArray<string>;
  readonly " $fragmentType": "OperatedPeople_people";
}>;
export type OperatedPeople_people$key = ReadonlyArray<{
  readonly " $data"?: OperatedPeople_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatedPeople_people">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OperatedPeople_people",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deactivatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInvited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOperator",
      "storageKey": null
    }
  ],
  "type": "OperatedPerson",
  "abstractKey": null
};

(node as any).hash = "15d12da32dad952b5e69fc03c08953f0";

export default node;
