/**
 * @generated SignedSource<<447c9ad2a985ae3736dd50e6558123eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type logicTree_draft$data = {
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly reviewGroups: ReadonlyArray<{
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic" | "LogicSummary_logic">;
      } | null | undefined;
      readonly required: boolean;
    }>;
    readonly sections: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly id: string;
        readonly logicConfig: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic" | "LogicSummary_logic">;
        } | null | undefined;
      }>;
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic" | "LogicSummary_logic">;
      } | null | undefined;
    }>;
    readonly stepAssignmentGroups: ReadonlyArray<{
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic" | "LogicSummary_logic">;
      } | null | undefined;
    }>;
    readonly subprocessConfigs: ReadonlyArray<{
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic" | "LogicSummary_logic">;
      } | null | undefined;
    }>;
    readonly survey: {
      readonly id: string;
      readonly sections: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly id: string;
          readonly logicConfig: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic" | "LogicSummary_logic">;
          } | null | undefined;
        }>;
        readonly id: string;
        readonly logicConfig: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic" | "LogicSummary_logic">;
        } | null | undefined;
      }>;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "logicTree_draft";
};
export type logicTree_draft$key = {
  readonly " $data"?: logicTree_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"logicTree_draft">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "LogicConfig",
  "kind": "LinkedField",
  "name": "logicConfig",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LogicSummary_logic"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LogicForm_logic"
    }
  ],
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Section",
  "kind": "LinkedField",
  "name": "sections",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Field",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "logicTree_draft",
  "selections": [
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
          "alias": null,
          "args": null,
          "concreteType": "StepAssignmentGroup",
          "kind": "LinkedField",
          "name": "stepAssignmentGroups",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewGroup",
          "kind": "LinkedField",
          "name": "reviewGroups",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "required",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubprocessConfig",
          "kind": "LinkedField",
          "name": "subprocessConfigs",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Survey",
          "kind": "LinkedField",
          "name": "survey",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "1d95ab440596250d3e93c274447d3163";

export default node;
