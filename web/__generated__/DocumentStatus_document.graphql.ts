/**
 * @generated SignedSource<<4cd07a039b5ec83395be39a1b03e49f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentStatus_document$data = {
  readonly id: string;
  readonly publishedAt: string | null | undefined;
  readonly unpublishedAt: string | null | undefined;
  readonly " $fragmentType": "DocumentStatus_document";
};
export type DocumentStatus_document$key = {
  readonly " $data"?: DocumentStatus_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentStatus_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentStatus_document",
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
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpublishedAt",
      "storageKey": null
    }
  ],
  "type": "MasterTemplateDocument",
  "abstractKey": null
};

(node as any).hash = "8c6752d1eecaa52af9e42f005dd7075a";

export default node;
