/**
 * @generated SignedSource<<59caa763af4da7a8ed00c9f75d1e2703>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewGroupTexts_group$data = {
  readonly affidavit: string | null | undefined;
  readonly defaultApprovalMessage: string | null | undefined;
  readonly defaultRejectionMessage: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ReviewGroupTexts_group";
};
export type ReviewGroupTexts_group$key = {
  readonly " $data"?: ReviewGroupTexts_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupTexts_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewGroupTexts_group",
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
      "name": "affidavit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultApprovalMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultRejectionMessage",
      "storageKey": null
    }
  ],
  "type": "ReviewGroup",
  "abstractKey": null
};

(node as any).hash = "6b99bb718fff35a86107b7f5d9ed2467";

export default node;
