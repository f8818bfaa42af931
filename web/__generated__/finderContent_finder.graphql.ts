/**
 * @generated SignedSource<<321f5c1a430452b7226e1cd9aa3a40fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type finderContent_finder$data = {
  readonly combinations: ReadonlyArray<{
    readonly forms: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly key: string;
  }>;
  readonly intro: string;
  readonly questions: ReadonlyArray<{
    readonly answers: ReadonlyArray<{
      readonly key: string;
      readonly leadsTo: string | null | undefined;
      readonly text: string;
    }>;
    readonly hint: string;
    readonly key: string;
    readonly text: string;
  }>;
  readonly results: ReadonlyArray<{
    readonly contact: string;
    readonly forms: ReadonlyArray<{
      readonly form: {
        readonly id: string;
      };
      readonly reason: string;
    }>;
    readonly key: string;
    readonly text: string;
    readonly title: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "finderContent_finder";
};
export type finderContent_finder$key = {
  readonly " $data"?: finderContent_finder$data;
  readonly " $fragmentSpreads": FragmentRefs<"finderContent_finder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "finderContent_finder"
};

(node as any).hash = "939959adabc0c1a967bfa979970e16bc";

export default node;
