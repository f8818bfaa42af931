/**
 * @generated SignedSource<<cf259c31d5b08573681fb568f8f48a39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSurveyDraft_survey$data = {
  readonly response: {
    readonly answers: ReadonlyArray<{
      readonly content: import('#domain/form/Content.ts').Content;
      readonly fieldIdentity: string;
    }>;
  } | null | undefined;
  readonly rules: import('#domain/form/Content.ts').Content;
  readonly " $fragmentType": "useSurveyDraft_survey";
};
export type useSurveyDraft_survey$key = {
  readonly " $data"?: useSurveyDraft_survey$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSurveyDraft_survey">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSurveyDraft_survey"
};

(node as any).hash = "6d3e3fff6e0ce123a4ed15486668a409";

export default node;
