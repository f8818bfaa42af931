/**
 * @generated SignedSource<<00996c5938b78a37ca6cba5e80d87045>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wholeDraft_draft$data = {
  readonly configuredOutputs: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OutputEditor_output">;
  }>;
  readonly id: string;
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StepEditor_step">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EditorStepList_draft" | "FormNameField_draft" | "LogicPanel_draft" | "LogicSources_draft" | "useFormChanges_draft">;
  readonly " $fragmentType": "wholeDraft_draft";
};
export type wholeDraft_draft$key = {
  readonly " $data"?: wholeDraft_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"wholeDraft_draft">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "wholeDraft_draft",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFormChanges_draft"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormNameField_draft"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditorStepList_draft"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LogicPanel_draft"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LogicSources_draft"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StepEditor_step"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfiguredOutput",
      "kind": "LinkedField",
      "name": "configuredOutputs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OutputEditor_output"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "bd3d4c3c8794600dce653ee70fa12389";

export default node;
