/**
 * @generated SignedSource<<7974e00aa59ceed257b97eac15c83149>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Completion_submission$data = {
  readonly flowTemplate: {
    readonly completionMessage: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"IssuedOutputs_submission">;
  readonly " $fragmentType": "Completion_submission";
};
export type Completion_submission$key = {
  readonly " $data"?: Completion_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"Completion_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Completion_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "flowTemplate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionMessage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssuedOutputs_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "f32c9faf000bfbd58c74838931e88cec";

export default node;
