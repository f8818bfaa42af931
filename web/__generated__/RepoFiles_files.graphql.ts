/**
 * @generated SignedSource<<0afc7f5b55bd3bec6c0a6d69d9f247fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileState = "checking" | "infected" | "refused" | "stored";
import type { FragmentRefs } from "relay-runtime";
export type RepoFiles_files$data = ReadonlyArray<{
  readonly adminUploaded: boolean;
  readonly byteSize: number | null | undefined;
  readonly contentType: string;
  readonly fileName: string;
  readonly id: string;
  readonly isPublic: boolean;
  readonly isShownInPage: boolean;
  readonly note: string | null | undefined;
  readonly state: FileState;
  readonly updatedAt: string;
  readonly uploaderName: string | null | undefined;
  readonly " $fragmentType": "RepoFiles_files";
}>;
export type RepoFiles_files$key = ReadonlyArray<{
  readonly " $data"?: RepoFiles_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepoFiles_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RepoFiles_files",
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
      "name": "contentType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShownInPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploaderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminUploaded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "RepoFile",
  "abstractKey": null
};

(node as any).hash = "73ecc658c55598334a08fd72eacb969b";

export default node;
