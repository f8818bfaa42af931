/**
 * @generated SignedSource<<23b07864077d0548fa059266b4375923>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignResponsibilityStep_step$data = {
  readonly id: string;
  readonly submissionId: string;
  readonly " $fragmentType": "AssignResponsibilityStep_step";
};
export type AssignResponsibilityStep_step$key = {
  readonly " $data"?: AssignResponsibilityStep_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignResponsibilityStep_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignResponsibilityStep_step",
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
      "name": "submissionId",
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};

(node as any).hash = "031296bec202c9c9f5e81f6d0f52146b";

export default node;
