/**
 * @generated SignedSource<<fbebe9037f377b9a81262442e9460efc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorStepList_draft$data = {
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"EditorStepList_step">;
  }>;
  readonly " $fragmentType": "EditorStepList_draft";
};
export type EditorStepList_draft$key = {
  readonly " $data"?: EditorStepList_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorStepList_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditorStepList_draft",
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
          "name": "EditorStepList_step"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "dd16f1f7f4ff08cb1362a1e263116c3c";

export default node;
