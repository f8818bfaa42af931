/**
 * @generated SignedSource<<1b8d0bc036c7e3e233f140270c3715a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentTerms_document$data = {
  readonly id: string;
  readonly latest: boolean;
  readonly name: string;
  readonly startVersion: number | null | undefined;
  readonly stopVersion: number | null | undefined;
  readonly " $fragmentType": "DocumentTerms_document";
};
export type DocumentTerms_document$key = {
  readonly " $data"?: DocumentTerms_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTerms_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentTerms_document",
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
      "name": "startVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stopVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latest",
      "storageKey": null
    }
  ],
  "type": "MasterTemplateDocument",
  "abstractKey": null
};

(node as any).hash = "42be3de2dc945c573376afa2bd882dc1";

export default node;
