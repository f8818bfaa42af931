/**
 * @generated SignedSource<<443a1a227923db900f05a67287a00cac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputState = "failed" | "generated" | "waiting";
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
import type { FragmentRefs } from "relay-runtime";
export type OutputDocument_output$data = {
  readonly downloadUrl: string | null | undefined;
  readonly failureMessage: string | null | undefined;
  readonly name: string;
  readonly state: OutputState;
  readonly status: OutputStatus;
  readonly " $fragmentType": "OutputDocument_output";
};
export type OutputDocument_output$key = {
  readonly " $data"?: OutputDocument_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputDocument_output">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutputDocument_output",
  "selections": [
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
      "name": "status",
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
      "name": "downloadUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureMessage",
      "storageKey": null
    }
  ],
  "type": "IssuedOutput",
  "abstractKey": null
};

(node as any).hash = "5be4fa56d58cb1845d91c3ee14fac327";

export default node;
