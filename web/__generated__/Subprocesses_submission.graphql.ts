/**
 * @generated SignedSource<<ead6d051849dbfa34109251231af06a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Subprocesses_submission$data = {
  readonly subprocessRequirements: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SubprocessRow_requirement">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SubprocessRow_submission">;
  readonly " $fragmentType": "Subprocesses_submission";
};
export type Subprocesses_submission$key = {
  readonly " $data"?: Subprocesses_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"Subprocesses_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Subprocesses_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubprocessRequirement",
      "kind": "LinkedField",
      "name": "subprocessRequirements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubprocessRow_requirement"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubprocessRow_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "ba2a552e7b1a60282a5228b6696f1236";

export default node;
