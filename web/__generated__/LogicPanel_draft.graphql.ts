/**
 * @generated SignedSource<<d1bf40e0514104339d89f92e02b572dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogicPanel_draft$data = {
  readonly steps: ReadonlyArray<{
    readonly sections: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly id: string;
        readonly logicConfig: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
        } | null | undefined;
        readonly name: string | null | undefined;
      }>;
      readonly id: string;
      readonly logicConfig: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
      } | null | undefined;
      readonly name: string | null | undefined;
    }>;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
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
          "concreteType": "Section",
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Field",
              "kind": "LinkedField",
              "name": "fields",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/)
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

(node as any).hash = "44d90eb3a6231c95d0f66a3207f861a9";

export default node;
