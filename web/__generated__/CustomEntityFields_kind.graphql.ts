/**
 * @generated SignedSource<<be3990ecdd89fe84cb01d2b62428caf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomEntityType = "remote_gis" | "standard";
import type { FragmentRefs } from "relay-runtime";
export type CustomEntityFields_kind$data = {
  readonly fields: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CustomEntityFieldRow_field">;
  }>;
  readonly id: string;
  readonly name: string;
  readonly nameField: {
    readonly id: string;
  } | null | undefined;
  readonly type: CustomEntityType;
  readonly " $fragmentType": "CustomEntityFields_kind";
};
export type CustomEntityFields_kind$key = {
  readonly " $data"?: CustomEntityFields_kind$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomEntityFields_kind">;
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
  "name": "CustomEntityFields_kind",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntityField",
      "kind": "LinkedField",
      "name": "nameField",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntityField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CustomEntityFieldRow_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomEntity",
  "abstractKey": null
};
})();

(node as any).hash = "8ca1731a12f085d66c09ecab0aa4e3e7";

export default node;
