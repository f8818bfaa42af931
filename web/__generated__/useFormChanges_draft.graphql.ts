/**
 * @generated SignedSource<<93285da00156b3f46a5178d32a571281>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFormChanges_draft$data = {
  readonly id: string;
  readonly revision: number;
  readonly " $fragmentType": "useFormChanges_draft";
};
export type useFormChanges_draft$key = {
  readonly " $data"?: useFormChanges_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFormChanges_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFormChanges_draft",
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
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "ae8ea99fa0996657217033c83a2e7acd";

export default node;
