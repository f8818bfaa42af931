/**
 * @generated SignedSource<<42ce01cafe05c0c1ff8aeb21cb6756d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type findAddresses_found$data = {
  readonly error: string | null | undefined;
  readonly results: ReadonlyArray<{
    readonly city: string;
    readonly latitude: number | null | undefined;
    readonly longitude: number | null | undefined;
    readonly state: string;
    readonly street: string;
    readonly text: string;
    readonly unit: string | null | undefined;
    readonly zip: string;
  }>;
  readonly " $fragmentType": "findAddresses_found";
};
export type findAddresses_found$key = {
  readonly " $data"?: findAddresses_found$data;
  readonly " $fragmentSpreads": FragmentRefs<"findAddresses_found">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "findAddresses_found"
};

(node as any).hash = "c1754cf35cfcf0bc61fc27ec7492642e";

export default node;
