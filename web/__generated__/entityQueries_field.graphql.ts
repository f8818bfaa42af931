/**
 * @generated SignedSource<<b041d635c615b1b012e70f3ee910f926>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entityQueries_field$data = {
  readonly dataType: string;
  readonly editSuggestable: boolean;
  readonly fieldId: string;
  readonly isNameField: boolean;
  readonly name: string;
  readonly options: ReadonlyArray<string>;
  readonly " $fragmentType": "entityQueries_field";
};
export type entityQueries_field$key = {
  readonly " $data"?: entityQueries_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"entityQueries_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entityQueries_field"
};

(node as any).hash = "a0079f12143dcc4d70e4d0fa41ead6c7";

export default node;
