/**
 * @generated SignedSource<<e479fda30ae10664f14add08daf3c912>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormNameField_draft$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FormNameField_draft";
};
export type FormNameField_draft$key = {
  readonly " $data"?: FormNameField_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormNameField_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormNameField_draft",
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
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "eedef98ae60b9dbc394736cbdd47df3a";

export default node;
