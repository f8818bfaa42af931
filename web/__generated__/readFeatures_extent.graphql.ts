/**
 * @generated SignedSource<<b9514d5d52c728e9b4df5c0918c2563e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readFeatures_extent$data = {
  readonly bounds: {
    readonly east: number;
    readonly north: number;
    readonly south: number;
    readonly west: number;
  } | null | undefined;
  readonly error: string | null | undefined;
  readonly " $fragmentType": "readFeatures_extent";
};
export type readFeatures_extent$key = {
  readonly " $data"?: readFeatures_extent$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFeatures_extent">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFeatures_extent"
};

(node as any).hash = "83db2a6a0b1397b9754acf290b1dc8f4";

export default node;
