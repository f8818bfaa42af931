/**
 * @generated SignedSource<<139aabd46552ed87c224568f76e26cf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagePerson_person$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly isGovernment: boolean;
  readonly name: string;
  readonly user: {
    readonly id: string;
  };
  readonly " $fragmentType": "ManagePerson_person";
};
export type ManagePerson_person$key = {
  readonly " $data"?: ManagePerson_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagePerson_person">;
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
  "name": "ManagePerson_person",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "OperatedPerson",
  "abstractKey": null
};
})();

(node as any).hash = "f5824f0c3afc4526e4e3c3071ec4fe57";

export default node;
