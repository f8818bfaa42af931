/**
 * @generated SignedSource<<363c941f34eed98d54fbc4d7e401e2cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type WasAndIs_change$data = {
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly dataType: FieldDataType;
  readonly isHidden: boolean;
  readonly " $fragmentType": "WasAndIs_change";
};
export type WasAndIs_change$key = {
  readonly " $data"?: WasAndIs_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"WasAndIs_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WasAndIs_change",
  "selections": [
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

(node as any).hash = "91719e6052ddb7ba119764fd6ee37b76";

export default node;
