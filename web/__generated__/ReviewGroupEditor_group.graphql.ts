/**
 * @generated SignedSource<<129979926d34a53f6137cc476af0cb73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewLogic = "and" | "or";
export type ReviewType = "specific_people" | "third_party";
import type { FragmentRefs } from "relay-runtime";
export type ReviewGroupEditor_group$data = {
  readonly id: string;
  readonly logicConfig: {
    readonly " $fragmentSpreads": FragmentRefs<"LogicSummary_logic">;
  } | null | undefined;
  readonly logicType: ReviewLogic;
  readonly name: string | null | undefined;
  readonly requireSignature: boolean;
  readonly required: boolean;
  readonly reviewType: ReviewType;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupTexts_group" | "ReviewerList_group" | "ReviewerSearch_group">;
  readonly " $fragmentType": "ReviewGroupEditor_group";
};
export type ReviewGroupEditor_group$key = {
  readonly " $data"?: ReviewGroupEditor_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupEditor_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewGroupEditor_group",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logicType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "required",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requireSignature",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewerList_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewerSearch_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewGroupTexts_group"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogicConfig",
      "kind": "LinkedField",
      "name": "logicConfig",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LogicSummary_logic"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewGroup",
  "abstractKey": null
};

(node as any).hash = "5671492eaed85e0e0cbcae6ccb095b6e";

export default node;
