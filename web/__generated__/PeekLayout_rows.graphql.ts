/**
 * @generated SignedSource<<752f00c3ac958025e1a176e1c447edd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeekLayout_rows$data = ReadonlyArray<{
  readonly kind: string;
  readonly scopedId: number;
  readonly submissionId: string;
  readonly templateName: string;
  readonly " $fragmentType": "PeekLayout_rows";
}>;
export type PeekLayout_rows$key = ReadonlyArray<{
  readonly " $data"?: PeekLayout_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeekLayout_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PeekLayout_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopedId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "templateName",
      "storageKey": null
    }
  ],
  "type": "SubmissionRow",
  "abstractKey": null
};

(node as any).hash = "b5184a294af265c200c75062ce58e8fd";

export default node;
