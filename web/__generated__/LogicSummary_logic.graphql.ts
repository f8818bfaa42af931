/**
 * @generated SignedSource<<616c3cd27333c8b43d6708bcb2fa3aea>>
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
    readonly connective: string | null | undefined;
    readonly matchValue: import('#domain/form/Content.ts').Content | null | undefined;
    readonly sourceId: string | null | undefined;
  }>;
  readonly " $fragmentType": "LogicSummary_logic";
};
export type LogicSummary_logic$key = {
  readonly " $data"?: LogicSummary_logic$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogicSummary_logic">;
};

const node: ReaderFragment = {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogicConfig",
  "abstractKey": null
};

(node as any).hash = "9572f065e0235b26d9abad5102e86d51";

export default node;
