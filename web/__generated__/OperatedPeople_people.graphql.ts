/**
 * @generated SignedSource<<6ff5233b3c8ac8ad899b12e237cfce63>>
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
  readonly user: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ManagePerson_person">;
  readonly " $fragmentType": "OperatedPeople_people";
}>;
export type OperatedPeople_people$key = ReadonlyArray<{
  readonly " $data"?: OperatedPeople_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatedPeople_people">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "OperatedPeople_people",
  "selections": [
    (v0/*:: as any*/),
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
    },
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
      "name": "ManagePerson_person"
    }
  ],
  "type": "OperatedPerson",
  "abstractKey": null
};
})();

(node as any).hash = "91fff1f5df07b908d8f91084db999b6c";

export default node;
