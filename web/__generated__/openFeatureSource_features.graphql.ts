/**
 * @generated SignedSource<<57f71e2cfac9a56a1d84dc2709c7ac67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type openFeatureSource_features$data = {
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
  readonly " $fragmentType": "openFeatureSource_features";
};
export type openFeatureSource_features$key = {
  readonly " $data"?: openFeatureSource_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"openFeatureSource_features">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "openFeatureSource_features"
};

(node as any).hash = "3e68964def8a39645f91edc6024377ba";

export default node;
