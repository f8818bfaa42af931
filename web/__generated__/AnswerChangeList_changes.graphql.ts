/**
 * @generated SignedSource<<643fac7c406bf2c33dadd272b0104583>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerChangeList_changes$data = ReadonlyArray<{
  readonly fieldIdentity: string;
  readonly fieldName: string;
  readonly " $fragmentSpreads": FragmentRefs<"WasAndIs_change">;
  readonly " $fragmentType": "AnswerChangeList_changes";
}>;
export type AnswerChangeList_changes$key = ReadonlyArray<{
  readonly " $data"?: AnswerChangeList_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerChangeList_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AnswerChangeList_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldIdentity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WasAndIs_change"
    }
  ],
  "type": "AnswerChange",
  "abstractKey": null
};

(node as any).hash = "2cab7952c31b630c9bd892d63b5e2fbc";

export default node;
