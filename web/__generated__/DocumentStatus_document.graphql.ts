/**
 * @generated SignedSource<<00251483353271619afd1c9b460d959b>>
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
    }
  ],
  "type": "MasterTemplateDocument",
  "abstractKey": null
};

(node as any).hash = "b851d3cadb8ef62c1033fa268e85c8ad";

export default node;
