/**
 * @generated SignedSource<<1e5a6e50fcc22e58a1eb194a28ae9c09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftDocuments_step$data = {
  readonly draftOutputs: ReadonlyArray<{
    readonly name: string;
    readonly url: string;
  }>;
  readonly position: number;
  readonly submissionId: string;
  readonly " $fragmentType": "DraftDocuments_step";
};
export type DraftDocuments_step$key = {
  readonly " $data"?: DraftDocuments_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftDocuments_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftDocuments_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
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
      "concreteType": "DraftOutput",
      "kind": "LinkedField",
      "name": "draftOutputs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};

(node as any).hash = "6cc2e9354af4693eee4fa9dbf60664a2";

export default node;
