/**
 * @generated SignedSource<<5e9924f364c750324e85b40f4817a40b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type outcome_refused$data = {
  readonly code?: string;
  readonly message: string;
  readonly problems?: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
    readonly path: string;
  }>;
  readonly " $fragmentType": "outcome_refused";
};
export type outcome_refused$key = {
  readonly " $data"?: outcome_refused$data;
  readonly " $fragmentSpreads": FragmentRefs<"outcome_refused">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "outcome_refused"
};

(node as any).hash = "1ea0b24c8bd2510662b720557ee3ff04";

export default node;
