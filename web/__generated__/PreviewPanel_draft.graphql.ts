/**
 * @generated SignedSource<<a5d3df1ee9d9acc5eaf71bea8f9725f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewPanel_draft$data = {
  readonly id: string;
  readonly revision: number;
  readonly " $fragmentType": "PreviewPanel_draft";
};
export type PreviewPanel_draft$key = {
  readonly " $data"?: PreviewPanel_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewPanel_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewPanel_draft",
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
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "3177f9f0e2133d41859a27b30da0abeb";

export default node;
