/**
 * @generated SignedSource<<9d16b658a1f45fe03fff0c9c6a9edbb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscardDraft_draft$data = {
  readonly id: string;
  readonly masterTemplateId: string;
  readonly revision: number;
  readonly version: number;
  readonly " $fragmentType": "DiscardDraft_draft";
};
export type DiscardDraft_draft$key = {
  readonly " $data"?: DiscardDraft_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscardDraft_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscardDraft_draft",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "masterTemplateId",
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "6ef3c1f47f8b90cc78332cdfd87cbba9";

export default node;
