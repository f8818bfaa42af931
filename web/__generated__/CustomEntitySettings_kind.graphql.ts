/**
 * @generated SignedSource<<cd658685ceb9061564a78d8375c6158c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomEntityType = "remote_gis" | "standard";
import type { FragmentRefs } from "relay-runtime";
export type CustomEntitySettings_kind$data = {
  readonly fields: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly id: string;
  readonly name: string;
  readonly nameField: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly serviceUrl: string | null | undefined;
  readonly type: CustomEntityType;
  readonly " $fragmentType": "CustomEntitySettings_kind";
};
export type CustomEntitySettings_kind$key = {
  readonly " $data"?: CustomEntitySettings_kind$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomEntitySettings_kind">;
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
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomEntitySettings_kind",
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
      "kind": "ScalarField",
      "name": "serviceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntityField",
      "kind": "LinkedField",
      "name": "nameField",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntityField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CustomEntity",
  "abstractKey": null
};
})();

(node as any).hash = "69b2f5784476af663773103c0b7c61bd";

export default node;
