/**
 * @generated SignedSource<<4cf4aabb1a441ac16fb16424ab0cdf71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurveyStep_step$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly submissionId: string;
  readonly " $fragmentType": "SurveyStep_step";
};
export type SurveyStep_step$key = {
  readonly " $data"?: SurveyStep_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurveyStep_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurveyStep_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};

(node as any).hash = "76bfbb7ab3c24addfe1e336317408ea0";

export default node;
