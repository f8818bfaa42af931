/**
 * @generated SignedSource<<c8d5df68852317b4d26f71c8c9b0d574>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentFile_document$data = {
  readonly fileName: string | null | undefined;
  readonly id: string;
  readonly mappingWarnings: ReadonlyArray<string>;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentStatus_document">;
  readonly " $fragmentType": "DocumentFile_document";
};
export type DocumentFile_document$key = {
  readonly " $data"?: DocumentFile_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentFile_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentFile_document",
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
      "name": "mappingWarnings",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentStatus_document"
    }
  ],
  "type": "MasterTemplateDocument",
  "abstractKey": null
};

(node as any).hash = "959e3d6b2582ed00dc4234bbf24ba5eb";

export default node;
