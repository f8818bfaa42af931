/**
 * @generated SignedSource<<1074a493d8f60b26b8a36727c5138acd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoreOfForm_form$data = {
  readonly publishedVersion: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "MoreOfForm_form";
};
export type MoreOfForm_form$key = {
  readonly " $data"?: MoreOfForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoreOfForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoreOfForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "publishedVersion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "11470f9154801fc3969d32a91e636f5f";

export default node;
