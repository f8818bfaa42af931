/**
 * @generated SignedSource<<4468321d19f6e50e4b31bf0b8db41d06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileState = "checking" | "infected" | "refused" | "stored";
import type { FragmentRefs } from "relay-runtime";
export type AnsweredFiles_files$data = ReadonlyArray<{
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
  readonly " $fragmentType": "AnsweredFiles_files";
}>;
export type AnsweredFiles_files$key = ReadonlyArray<{
  readonly " $data"?: AnsweredFiles_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnsweredFiles_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AnsweredFiles_files",
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

(node as any).hash = "47b9646290bea37252940d2f03cc3aab";

export default node;
