/**
 * @generated SignedSource<<3ec7f963899d0961ab0601c839d65cd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepPath_draft$data = {
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StepPath_step">;
  }>;
  readonly " $fragmentType": "StepPath_draft";
};
export type StepPath_draft$key = {
  readonly " $data"?: StepPath_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepPath_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepPath_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
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
          "name": "StepPath_step"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "625537305c2f4fc0ec1a175122bf3a92";

export default node;
