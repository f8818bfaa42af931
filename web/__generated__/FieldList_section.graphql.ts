/**
 * @generated SignedSource<<0d87765bacc186fb877904a748fa8e95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type FieldList_section$data = {
  readonly fields: ReadonlyArray<{
    readonly customEntityId: string | null | undefined;
    readonly dataType: FieldDataType;
    readonly id: string;
    readonly name: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EditableFieldRow_field">;
  } | null | undefined>;
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
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dataType",
            "storageKey": null
          },
          "action": "NONE"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customEntityId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditableFieldRow_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Section",
  "abstractKey": null
};
})();

(node as any).hash = "5c2ba17e5d63a3c520bf79e6d0c4df79";

export default node;
