/**
 * @generated SignedSource<<777618cbd1e88c34cca245edcbbcf41b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishButton_draft$data = {
  readonly id: string;
  readonly " $fragmentType": "PublishButton_draft";
};
export type PublishButton_draft$key = {
  readonly " $data"?: PublishButton_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishButton_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishButton_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "7fa51412ddec90d3ef42b7b3109404f3";

export default node;
