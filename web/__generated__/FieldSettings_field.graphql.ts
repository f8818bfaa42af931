/**
 * @generated SignedSource<<25371fa770612317f786e5eb3bfd6879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
export type FieldDateType = "date" | "date_time" | "time";
import type { FragmentRefs } from "relay-runtime";
export type FieldSettings_field$data = {
  readonly dataType: FieldDataType;
  readonly dateRangeEndLabel: string | null | undefined;
  readonly dateRangeStartLabel: string | null | undefined;
  readonly dateType: FieldDateType | null | undefined;
  readonly default: import('#domain/form/Content.ts').Content | null | undefined;
  readonly id: string;
  readonly maxLength: number | null | undefined;
  readonly maxValue: import('#domain/form/Content.ts').Content | null | undefined;
  readonly minNumChecks: number | null | undefined;
  readonly minValue: import('#domain/form/Content.ts').Content | null | undefined;
  readonly " $fragmentType": "FieldSettings_field";
};
export type FieldSettings_field$key = {
  readonly " $data"?: FieldSettings_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldSettings_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FieldSettings_field",
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
      "name": "dataType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "default",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minNumChecks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateRangeStartLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateRangeEndLabel",
      "storageKey": null
    }
  ],
  "type": "Field",
  "abstractKey": null
};

(node as any).hash = "d816c3b4dfc314ef6041f8647e9f0bd2";

export default node;
