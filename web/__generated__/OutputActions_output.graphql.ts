/**
 * @generated SignedSource<<aa32776664b0e5f354e75347bd62cd93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputState = "failed" | "generated" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type OutputActions_output$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly state: OutputState;
  readonly " $fragmentType": "OutputActions_output";
};
export type OutputActions_output$key = {
  readonly " $data"?: OutputActions_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputActions_output">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutputActions_output",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "IssuedOutput",
  "abstractKey": null
};

(node as any).hash = "8ca80856071dc4248ce0de467423a4a2";

export default node;
