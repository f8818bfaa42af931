/**
 * @generated SignedSource<<9f1e2dbfc310f82182c976ac3f3c6e02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reviewGroupsFor_review$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly reviewGroup: {
    readonly id: string;
  };
  readonly reviewers: ReadonlyArray<{
    readonly isOwn: boolean;
    readonly subjectId: string;
  }>;
  readonly " $fragmentType": "reviewGroupsFor_review";
};
export type reviewGroupsFor_review$key = {
  readonly " $data"?: reviewGroupsFor_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewGroupsFor_review">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reviewGroupsFor_review"
};

(node as any).hash = "8edba02f36dff67fbed9d933022def22";

export default node;
