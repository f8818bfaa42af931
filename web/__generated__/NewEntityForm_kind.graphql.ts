/**
 * @generated SignedSource<<503c467becb98590de26cc77847bfd1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewEntityForm_kind$data = {
  readonly customEntityId: string;
  readonly fields: ReadonlyArray<{
    readonly fieldId: string;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"EntityFieldInput_field">;
  }>;
  readonly id: string;
  readonly nameField: {
    readonly fieldId: string;
  } | null | undefined;
  readonly " $fragmentType": "NewEntityForm_kind";
};
export type NewEntityForm_kind$key = {
  readonly " $data"?: NewEntityForm_kind$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewEntityForm_kind">;
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
  "name": "fieldId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewEntityForm_kind",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customEntityId",
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
        (v1/*:: as any*/)
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntityFieldInput_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomEntity",
  "abstractKey": null
};
})();

(node as any).hash = "8ec54d83654d061016d15f163e4e867c";

export default node;
