/**
 * @generated SignedSource<<0247565d40b2b4cf48af6003ae850dcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogicAction = "add" | "dont_add" | "dont_require" | "hide" | "require" | "show";
import type { FragmentRefs } from "relay-runtime";
export type LogicForm_logic$data = {
  readonly action: LogicAction;
  readonly conditions: ReadonlyArray<{
    readonly comparator: string | null | undefined;
    readonly conditions: ReadonlyArray<{
      readonly comparator: string | null | undefined;
      readonly conditions: ReadonlyArray<{
        readonly comparator: string | null | undefined;
        readonly connective: string | null | undefined;
        readonly matchValue: import('#domain/form/Content.ts').Content | null | undefined;
        readonly sourceKey: string | null | undefined;
      }>;
      readonly connective: string | null | undefined;
      readonly matchValue: import('#domain/form/Content.ts').Content | null | undefined;
      readonly sourceKey: string | null | undefined;
    }>;
    readonly connective: string | null | undefined;
    readonly matchValue: import('#domain/form/Content.ts').Content | null | undefined;
    readonly sourceKey: string | null | undefined;
  }>;
  readonly id: string;
  readonly " $fragmentType": "LogicForm_logic";
};
export type LogicForm_logic$key = {
  readonly " $data"?: LogicForm_logic$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourceKey",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comparator",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matchValue",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "connective",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogicForm_logic",
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
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogicCondition",
      "kind": "LinkedField",
      "name": "conditions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "LogicCondition",
          "kind": "LinkedField",
          "name": "conditions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "LogicCondition",
              "kind": "LinkedField",
              "name": "conditions",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
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
  "type": "LogicConfig",
  "abstractKey": null
};
})();

(node as any).hash = "86ff4a7f9759592273143b1afd9ea5af";

export default node;
