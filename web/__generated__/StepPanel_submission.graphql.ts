/**
 * @generated SignedSource<<8338c91d8c9d0b3ec15a8b638f5c4616>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepPanel_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly __typename: "ActiveStep";
  }>;
  readonly waitsFor: ReadonlyArray<{
    readonly names: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "StepPanel_submission";
};
export type StepPanel_submission$key = {
  readonly " $data"?: StepPanel_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepPanel_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepPanel_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "activeSteps",
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
      "alias": null,
      "args": null,
      "concreteType": "RequiredAction",
      "kind": "LinkedField",
      "name": "waitsFor",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "43c26290b804d94e1551d8c1a9aa5731";

export default node;
