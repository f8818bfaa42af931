/**
 * @generated SignedSource<<486715e8c321365dbc5b786cd74cc8de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogicAction = "add" | "dont_add" | "dont_require" | "hide" | "require" | "show";
import type { FragmentRefs } from "relay-runtime";
export type LogicSummary_logic$data = {
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
  readonly " $fragmentType": "LogicSummary_logic";
};
export type LogicSummary_logic$key = {
  readonly " $data"?: LogicSummary_logic$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogicSummary_logic">;
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
  "name": "LogicSummary_logic",
  "selections": [
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

(node as any).hash = "7bccd5a2af7db4ef30c61d36af1566fb";

export default node;
