/**
 * @generated SignedSource<<90865bf244cd2ed53b0d0916f6cf03b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomEntityFieldRow_field$data = {
  readonly dataCount: number;
  readonly dataType: string;
  readonly editSuggestable: boolean;
  readonly id: string;
  readonly name: string;
  readonly options: ReadonlyArray<string>;
  readonly viewable: boolean;
  readonly " $fragmentType": "CustomEntityFieldRow_field";
};
export type CustomEntityFieldRow_field$key = {
  readonly " $data"?: CustomEntityFieldRow_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomEntityFieldRow_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomEntityFieldRow_field",
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
      "name": "dataType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "options",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editSuggestable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataCount",
      "storageKey": null
    }
  ],
  "type": "CustomEntityField",
  "abstractKey": null
};

(node as any).hash = "cb70ddabc8c5e4e3984ab7e10924bcbf";

export default node;
