/**
 * @generated SignedSource<<41d9d6abc4b410e461aac405ff27fc38>>
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
      readonly __typename: "LogicCondition";
    }>;
    readonly connective: string | null | undefined;
    readonly matchValue: import('#domain/form/Content.ts').Content | null | undefined;
    readonly sourceId: string | null | undefined;
  }>;
  readonly id: string;
  readonly " $fragmentType": "LogicForm_logic";
};
export type LogicForm_logic$key = {
  readonly " $data"?: LogicForm_logic$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogicForm_logic">;
};

const node: ReaderFragment = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matchValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "connective",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
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

(node as any).hash = "2206f23ab8e728961b7322d36e0979a6";

export default node;
