/**
 * @generated SignedSource<<658579c99bb3cf5135af2d698838d378>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldList_section$data = {
  readonly fields: ReadonlyArray<{
    readonly id: string;
    readonly name: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FieldRow_field">;
  }>;
  readonly id: string;
  readonly sectionableType: string;
  readonly " $fragmentType": "FieldList_section";
};
export type FieldList_section$key = {
  readonly " $data"?: FieldList_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldList_section">;
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
  "name": "FieldList_section",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sectionableType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Field",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldRow_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Section",
  "abstractKey": null
};
})();

(node as any).hash = "fe4e7031ef5615faf1c465001bf00b80";

export default node;
