/**
 * @generated SignedSource<<c73c6e8976a46857d832858326dd162e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentEditor_document$data = {
  readonly fieldNames: ReadonlyArray<string>;
  readonly fileName: string | null | undefined;
  readonly id: string;
  readonly mappingWarnings: ReadonlyArray<string>;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentStatus_document" | "MappingTable_document">;
  readonly " $fragmentType": "DocumentEditor_document";
};
export type DocumentEditor_document$key = {
  readonly " $data"?: DocumentEditor_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentEditor_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentEditor_document",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mappingWarnings",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentStatus_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MappingTable_document"
    }
  ],
  "type": "MasterTemplateDocument",
  "abstractKey": null
};

(node as any).hash = "e58d2d5fd965b779e7a49698d40f3ca6";

export default node;
