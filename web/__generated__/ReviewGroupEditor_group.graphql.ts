/**
 * @generated SignedSource<<30c7c5f2c78fbf1b4c4ac70577d5db5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewLogic = "and" | "or";
import type { FragmentRefs } from "relay-runtime";
export type ReviewGroupEditor_group$data = {
  readonly id: string;
  readonly logicType: ReviewLogic;
  readonly name: string | null | undefined;
  readonly requireSignature: boolean;
  readonly required: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AddReviewer_group" | "ReviewerList_group">;
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
      "name": "AddReviewer_group"
    }
  ],
  "type": "ReviewGroup",
  "abstractKey": null
};

(node as any).hash = "f503daec30b6bd53cfcea7bdcdb7ba47";

export default node;
