/**
 * @generated SignedSource<<70e5a9f13226cea383baa146d62c22bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormPages_draft$data = {
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"useFormChanges_draft">;
  readonly " $fragmentType": "FormPages_draft";
};
export type FormPages_draft$key = {
  readonly " $data"?: FormPages_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormPages_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormPages_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFormChanges_draft"
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "5409b734813552bddcb15df19138a44d";

export default node;
