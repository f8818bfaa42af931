/**
 * @generated SignedSource<<0fdb759e5d0dffcecde516ae19737278>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type OptionList_field$data = {
  readonly dataType: FieldDataType;
  readonly id: string;
  readonly options: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly name: string;
    readonly numericValue: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OptionRow_option">;
  }>;
  readonly " $fragmentType": "OptionList_field";
};
export type OptionList_field$key = {
  readonly " $data"?: OptionList_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptionList_field">;
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
  "name": "OptionList_field",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MultipleChoiceOption",
      "kind": "LinkedField",
      "name": "options",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numericValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OptionRow_option"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Field",
  "abstractKey": null
};
})();

(node as any).hash = "f3504a0259b0a3c77d66494323301515";

export default node;
