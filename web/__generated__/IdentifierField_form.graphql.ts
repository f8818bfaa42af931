/**
 * @generated SignedSource<<969aff69c2e99cfd2b8121e3076c2c79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type IdentifierField_form$data = {
  readonly draft: {
    readonly fields: ReadonlyArray<{
      readonly dataType: FieldDataType;
      readonly id: string;
      readonly identity: string;
      readonly name: string | null | undefined;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly identifierFieldIdentity: string | null | undefined;
  readonly " $fragmentType": "IdentifierField_form";
};
export type IdentifierField_form$key = {
  readonly " $data"?: IdentifierField_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentifierField_form">;
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
  "name": "IdentifierField_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identifierFieldIdentity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
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
              "name": "identity",
              "storageKey": null
            },
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
              "name": "dataType",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "7509e7d0e398f09121b98a06c5f8684c";

export default node;
