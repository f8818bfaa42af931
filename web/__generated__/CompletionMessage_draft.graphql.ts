/**
 * @generated SignedSource<<e7dfd830035551de86d4881c49565c83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompletionMessage_draft$data = {
  readonly completionMessage: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CompletionMessage_draft";
};
export type CompletionMessage_draft$key = {
  readonly " $data"?: CompletionMessage_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionMessage_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompletionMessage_draft",
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
      "name": "completionMessage",
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "9d8c05773eca0e90a970d06a153e22a8";

export default node;
