/**
 * @generated SignedSource<<73e9105fe23e47c9878b8df430c63cb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlikeList_alike$data = ReadonlyArray<{
  readonly entity: {
    readonly id: string;
    readonly name: string;
  };
  readonly isNameAlike: boolean;
  readonly sameFields: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AlikeList_alike";
}>;
export type AlikeList_alike$key = ReadonlyArray<{
  readonly " $data"?: AlikeList_alike$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlikeList_alike">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AlikeList_alike",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "entity",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNameAlike",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntityField",
      "kind": "LinkedField",
      "name": "sameFields",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "EntityAlike",
  "abstractKey": null
};
})();

(node as any).hash = "9d0ed89ab742280d91e9e7182e654634";

export default node;
