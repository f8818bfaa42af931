/**
 * @generated SignedSource<<b781045c2f9b0d701976aa2e6f0a5608>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type RequirementDialog_requirement$data = {
  readonly amountCents: number | null | undefined;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly ownName: string | null | undefined;
  readonly payerDecides: boolean;
  readonly paymentTerms: {
    readonly acceptsCash: boolean;
    readonly acceptsChecks: boolean;
    readonly constituentPaysFee: boolean;
  } | null | undefined;
  readonly sections: ReadonlyArray<{
    readonly fields: ReadonlyArray<{
      readonly dataType: FieldDataType;
      readonly name: string | null | undefined;
      readonly required: boolean;
    }>;
  }>;
  readonly " $fragmentType": "RequirementDialog_requirement";
};
export type RequirementDialog_requirement$key = {
  readonly " $data"?: RequirementDialog_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementDialog_requirement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementDialog_requirement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payerDecides",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentTerms",
      "kind": "LinkedField",
      "name": "paymentTerms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptsCash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptsChecks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "constituentPaysFee",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Section",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Field",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "required",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SupplementalRequirement",
  "abstractKey": null
};

(node as any).hash = "8de320382d664a37e663ced01bc6762d";

export default node;
