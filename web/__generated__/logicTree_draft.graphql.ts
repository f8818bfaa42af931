/**
 * @generated SignedSource<<d83d77c25e4ac93e7d5dfccc63ead6ab>>
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
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
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

(node as any).hash = "c2c99c4504ba168ea5449a9c52d5691a";

export default node;
