/**
 * @generated SignedSource<<c8b0eb68b8f01987db4ccb17a5767c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileState = "checking" | "infected" | "refused" | "stored";
import type { FragmentRefs } from "relay-runtime";
export type AnswerFileLists_files$data = ReadonlyArray<{
  readonly adminUploaded: boolean;
  readonly byteSize: number | null | undefined;
  readonly contentType: string;
  readonly createdAt: string;
  readonly fieldName: string | null | undefined;
  readonly fileName: string;
  readonly id: string;
  readonly isShownInPage: boolean;
  readonly note: string | null | undefined;
  readonly removedAt: string | null | undefined;
  readonly state: FileState;
  readonly uploaderName: string | null | undefined;
  readonly " $fragmentType": "AnswerFileLists_files";
}>;
export type AnswerFileLists_files$key = ReadonlyArray<{
  readonly " $data"?: AnswerFileLists_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerFileLists_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AnswerFileLists_files",
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
      "name": "fieldName",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedAt",
      "storageKey": null
    }
  ],
  "type": "AnswerFile",
  "abstractKey": null
};

(node as any).hash = "e698ad2bbabef33b0fc1ee1fdaf20888";

export default node;
