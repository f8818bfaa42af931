/**
 * @generated SignedSource<<cb08e860068af7ce380d209dcf805df1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputState = "failed" | "generated" | "waiting";
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
import type { FragmentRefs } from "relay-runtime";
export type IssuedOutputs_submission$data = {
  readonly issuedOutputs: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly downloadUrl: string | null | undefined;
    readonly failureMessage: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly state: OutputState;
    readonly status: OutputStatus;
  }>;
  readonly " $fragmentType": "IssuedOutputs_submission";
};
export type IssuedOutputs_submission$key = {
  readonly " $data"?: IssuedOutputs_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssuedOutputs_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssuedOutputs_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IssuedOutput",
      "kind": "LinkedField",
      "name": "issuedOutputs",
      "plural": true,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableActions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "cd94252927967730c6f969a5217b1770";

export default node;
