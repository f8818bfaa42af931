/**
 * @generated SignedSource<<ca6f3a46cad9f35f0ff9436ad71b7673>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeekBeside_rows$data = ReadonlyArray<{
  readonly kind: string;
  readonly scopedId: number;
  readonly submissionId: string;
  readonly templateName: string;
  readonly " $fragmentType": "PeekBeside_rows";
}>;
export type PeekBeside_rows$key = ReadonlyArray<{
  readonly " $data"?: PeekBeside_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeekBeside_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PeekBeside_rows",
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

(node as any).hash = "2b6a077cea788e0996844a1a31e2eaf7";

export default node;
