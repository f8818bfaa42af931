/**
 * @generated SignedSource<<b8eed1494fc28b82eecc1334b8caf215>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FileState = "checking" | "infected" | "refused" | "stored";
import type { FragmentRefs } from "relay-runtime";
export type shownFile_file$data = {
  readonly byteSize: number | null | undefined;
  readonly contentType: string;
  readonly fileName: string;
  readonly id: string;
  readonly isShownInPage: boolean;
  readonly note: string | null | undefined;
  readonly state: FileState;
  readonly " $fragmentType": "shownFile_file";
};
export type shownFile_file$key = {
  readonly " $data"?: shownFile_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"shownFile_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shownFile_file"
};

(node as any).hash = "fa687ae7783d20d56c4fb681a1e26769";

export default node;
