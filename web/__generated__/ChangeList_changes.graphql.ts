/**
 * @generated SignedSource<<736f3c84be49d2ee2101d9294a9fa890>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type ChangeList_changes$data = ReadonlyArray<{
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly dataType: FieldDataType;
  readonly fieldIdentity: string;
  readonly fieldName: string;
  readonly isHidden: boolean;
  readonly " $fragmentType": "ChangeList_changes";
}>;
export type ChangeList_changes$key = ReadonlyArray<{
  readonly " $data"?: ChangeList_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeList_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChangeList_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldIdentity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldName",
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
      "name": "isHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "AnswerChange",
  "abstractKey": null
};

(node as any).hash = "2c2790415f7eade243338feeb1d363ad";

export default node;
