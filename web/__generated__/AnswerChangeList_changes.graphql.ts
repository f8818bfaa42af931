/**
 * @generated SignedSource<<a3aa6b91d6b8f869ce9d65c49da786e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type AnswerChangeList_changes$data = ReadonlyArray<{
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly dataType: FieldDataType;
  readonly fieldIdentity: string;
  readonly fieldName: string;
  readonly isHidden: boolean;
  readonly " $fragmentType": "AnswerChangeList_changes";
}>;
export type AnswerChangeList_changes$key = ReadonlyArray<{
  readonly " $data"?: AnswerChangeList_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerChangeList_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AnswerChangeList_changes",
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

(node as any).hash = "d5121575896ce6bce3559c1e11920a17";

export default node;
