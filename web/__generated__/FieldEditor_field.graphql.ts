/**
 * @generated SignedSource<<b117e172f3e4ac7fbc50615ebcdbbb8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type FieldEditor_field$data = {
  readonly autofillOnRenewal: boolean;
  readonly dataType: FieldDataType;
  readonly hint: string | null | undefined;
  readonly id: string;
  readonly lockOnRenewal: boolean;
  readonly logicConfig: {
    readonly " $fragmentSpreads": FragmentRefs<"LogicSummary_logic">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly options: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly redacted: boolean;
  readonly required: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EntityFieldSettings_field" | "FieldSettings_field" | "OptionList_field">;
  readonly " $fragmentType": "FieldEditor_field";
};
export type FieldEditor_field$key = {
  readonly " $data"?: FieldEditor_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldEditor_field">;
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
  "name": "FieldEditor_field",
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
      "name": "hint",
      "storageKey": null
    },
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
      "name": "required",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redacted",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "autofillOnRenewal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockOnRenewal",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LogicSummary_logic"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntityFieldSettings_field"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FieldSettings_field"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OptionList_field"
    }
  ],
  "type": "Field",
  "abstractKey": null
};
})();

(node as any).hash = "e37e361231931b6dc0d2606de897eddb";

export default node;
