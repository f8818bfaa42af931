/**
 * @generated SignedSource<<58c887747bbcb3fbd0aabc2cf0c75ce4>>
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

(node as any).hash = "813ed3a695fb1d8cc6bf8d93f6789f70";

export default node;
