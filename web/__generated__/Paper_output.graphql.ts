/**
 * @generated SignedSource<<0b320b3f0088e2fc3b27d954f847f409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputState = "failed" | "generated" | "waiting";
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
import type { FragmentRefs } from "relay-runtime";
export type Paper_output$data = {
  readonly downloadUrl: string | null | undefined;
  readonly failureMessage: string | null | undefined;
  readonly name: string;
  readonly state: OutputState;
  readonly status: OutputStatus;
  readonly " $fragmentType": "Paper_output";
};
export type Paper_output$key = {
  readonly " $data"?: Paper_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"Paper_output">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Paper_output",
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

(node as any).hash = "ccd1f3cefd82cba23dfc479dfbd60874";

export default node;
