/**
 * @generated SignedSource<<0f5f0ce8569575d01676a21a9d5d198c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type EditableFieldRow_field$data = {
  readonly customEntityName: string | null | undefined;
  readonly dataType: FieldDataType;
  readonly id: string;
  readonly logicConfig: {
    readonly id: string;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly options: ReadonlyArray<{
    readonly id: string;
    readonly identity: string;
    readonly name: string;
  }>;
  readonly required: boolean;
  readonly sectionId: string;
  readonly " $fragmentSpreads": FragmentRefs<"FieldEditor_field">;
  readonly " $fragmentType": "EditableFieldRow_field";
};
export type EditableFieldRow_field$key = {
  readonly " $data"?: EditableFieldRow_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditableFieldRow_field">;
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
  "name": "EditableFieldRow_field",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "customEntityName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "required",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogicConfig",
      "kind": "LinkedField",
      "name": "logicConfig",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FieldEditor_field"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sectionId",
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
          "name": "identity",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Field",
  "abstractKey": null
};
})();

(node as any).hash = "78f772ff438abb043d929c6aa12d1d38";

export default node;
