/**
 * @generated SignedSource<<9480562c60e20e329bb52297b899b039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperatorPeople_people$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly deactivatedAt: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly isEmailVerified: boolean;
  readonly isGovernment: boolean;
  readonly isInvited: boolean;
  readonly isOperator: boolean;
  readonly name: string;
  readonly teamNames: ReadonlyArray<string>;
  readonly user: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ManagePerson_person">;
  readonly " $fragmentType": "OperatorPeople_people";
}>;
export type OperatorPeople_people$key = ReadonlyArray<{
  readonly " $data"?: OperatorPeople_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorPeople_people">;
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
  "name": "OperatorPeople_people",
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
      "kind": "ScalarField",
      "name": "isGovernment",
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

(node as any).hash = "bc2efb7cf060748ccf11239ff65c5ee2";

export default node;
