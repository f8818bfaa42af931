/**
 * @generated SignedSource<<a22ef6c7f28920a8aebc6f77c0c55237>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagedDescription_form$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ManagedDescription_form";
};
export type ManagedDescription_form$key = {
  readonly " $data"?: ManagedDescription_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedDescription_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagedDescription_form",
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
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "2d4c9e9833a624834f11b17b5be0a652";

export default node;
