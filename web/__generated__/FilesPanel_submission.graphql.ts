/**
 * @generated SignedSource<<c33b3c14d8e41e6df6260d118a8d23df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilesPanel_submission$data = {
  readonly issuedOutputs: ReadonlyArray<{
    readonly __typename: "IssuedOutput";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"IssuedOutputs_submission" | "SubmissionFiles_submission">;
  readonly " $fragmentType": "FilesPanel_submission";
};
export type FilesPanel_submission$key = {
  readonly " $data"?: FilesPanel_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilesPanel_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilesPanel_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IssuedOutput",
      "kind": "LinkedField",
      "name": "issuedOutputs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssuedOutputs_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionFiles_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "6733d59c7582de09372850b5348462b6";

export default node;
