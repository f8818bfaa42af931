/**
 * @generated SignedSource<<1aa43b9ae37d6bc6393d816a112220d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftPapers_step$data = {
  readonly draftOutputs: ReadonlyArray<{
    readonly name: string;
    readonly url: string;
  }>;
  readonly position: number;
  readonly submissionId: string;
  readonly " $fragmentType": "DraftPapers_step";
};
export type DraftPapers_step$key = {
  readonly " $data"?: DraftPapers_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftPapers_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftPapers_step",
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

(node as any).hash = "5e0b20c3bd790131fdf1f03df73a61b0";

export default node;
