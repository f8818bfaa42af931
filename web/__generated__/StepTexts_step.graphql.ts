/**
 * @generated SignedSource<<2e60f503fd93a0c7bed19290640c9a77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepTexts_step$data = {
  readonly description: string | null | undefined;
  readonly externalInstructions: string | null | undefined;
  readonly id: string;
  readonly internalInstructions: string | null | undefined;
  readonly " $fragmentType": "StepTexts_step";
};
export type StepTexts_step$key = {
  readonly " $data"?: StepTexts_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepTexts_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepTexts_step",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalInstructions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalInstructions",
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "e68783209525259e913a0f1e12243297";

export default node;
