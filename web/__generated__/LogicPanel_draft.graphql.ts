/**
 * @generated SignedSource<<ad87d885212ea41bd16602e5ea54f7bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogicPanel_draft$data = {
  readonly steps: ReadonlyArray<{
    readonly reviewGroups: ReadonlyArray<{
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
      } | null | undefined;
      readonly name: string | null | undefined;
    }>;
    readonly sections: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly id: string;
        readonly logicConfig: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
        } | null | undefined;
        readonly name: string | null | undefined;
        readonly usedInFormula: boolean;
      }>;
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
      } | null | undefined;
      readonly name: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"SectionInstructions_section">;
    }>;
    readonly stepAssignmentGroups: ReadonlyArray<{
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
      } | null | undefined;
    }>;
    readonly subprocessConfigs: ReadonlyArray<{
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
      } | null | undefined;
      readonly nameOrDefault: string;
    }>;
    readonly survey: {
      readonly id: string;
      readonly sections: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly id: string;
          readonly logicConfig: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
          } | null | undefined;
          readonly name: string | null | undefined;
          readonly usedInFormula: boolean;
        }>;
        readonly id: string;
        readonly logicConfig: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
        } | null | undefined;
        readonly name: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"SectionInstructions_section">;
      }>;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "LogicPanel_draft";
};
export type LogicPanel_draft$key = {
  readonly " $data"?: LogicPanel_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogicPanel_draft">;
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
      "name": "LogicForm_logic"
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Section",
  "kind": "LinkedField",
  "name": "sections",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v2/*:: as any*/),
    (v1/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SectionInstructions_section"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Field",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedInFormula",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogicPanel_draft",
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
          "concreteType": "StepAssignmentGroup",
          "kind": "LinkedField",
          "name": "stepAssignmentGroups",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nameOrDefault",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
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
            (v2/*:: as any*/),
            (v1/*:: as any*/)
          ],
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

(node as any).hash = "a8ddb508ab64606790966ad1cf4b2c6f";

export default node;
