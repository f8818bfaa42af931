/**
 * @generated SignedSource<<6f111105479c94c0b59b4ce89c0699e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormCheck_draft$data = {
  readonly id: string;
  readonly revision: number;
  readonly " $fragmentType": "FormCheck_draft";
};
export type FormCheck_draft$key = {
  readonly " $data"?: FormCheck_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormCheck_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormCheck_draft",
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

(node as any).hash = "983863013d4bacfa01f6f5209692db61";

export default node;
