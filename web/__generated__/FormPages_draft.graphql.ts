/**
 * @generated SignedSource<<4ab0bc1c64364b84fb8c28c17e41e8d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormPages_draft$data = {
  readonly id: string;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFormChanges_draft"
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "a5c73e5e7aa4acca9ef11c9403aa15ad";

export default node;
