/**
 * @generated SignedSource<<4eece4f557ef0c6f55172ee5763279d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepBreakdown_version$data = {
  readonly steps: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly external: boolean;
    readonly id: string;
    readonly name: string | null | undefined;
  }>;
  readonly " $fragmentType": "StepBreakdown_version";
};
export type StepBreakdown_version$key = {
  readonly " $data"?: StepBreakdown_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepBreakdown_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepBreakdown_version",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "external",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "d35d9170fc23b0050f4ba02fee85daaf";

export default node;
