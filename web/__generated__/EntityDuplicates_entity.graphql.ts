/**
 * @generated SignedSource<<1b50530aca635431f18c7fc3b42c1984>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityDuplicates_entity$data = {
  readonly alike: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AlikeList_alike">;
  }>;
  readonly archivedAt: string | null | undefined;
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly merges: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly merged: {
      readonly name: string;
    };
  }>;
  readonly name: string;
  readonly " $fragmentType": "EntityDuplicates_entity";
};
export type EntityDuplicates_entity$key = {
  readonly " $data"?: EntityDuplicates_entity$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityDuplicates_entity">;
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
  "name": "EntityDuplicates_entity",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntityAlike",
      "kind": "LinkedField",
      "name": "alike",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AlikeList_alike"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntityMerge",
      "kind": "LinkedField",
      "name": "merges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "Entity",
          "kind": "LinkedField",
          "name": "merged",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Entity",
  "abstractKey": null
};
})();

(node as any).hash = "37ffd263685305ffa2c3fa875317303a";

export default node;
