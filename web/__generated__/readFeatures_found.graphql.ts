/**
 * @generated SignedSource<<e46e77f1f1990f4fe76c203887278503>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readFeatures_found$data = {
  readonly error: string | null | undefined;
  readonly features: ReadonlyArray<{
    readonly facts: ReadonlyArray<{
      readonly name: string;
      readonly text: string;
    }>;
    readonly geometry: import('#domain/form/Content.ts').Content | null | undefined;
    readonly name: string;
    readonly remoteId: string;
  }>;
  readonly hasMore: boolean;
  readonly " $fragmentType": "readFeatures_found";
};
export type readFeatures_found$key = {
  readonly " $data"?: readFeatures_found$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFeatures_found">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFeatures_found"
};

(node as any).hash = "b87f93465254d06420d273eea5b8db04";

export default node;
