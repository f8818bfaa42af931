/**
 * @generated SignedSource<<13355021c9a5c2227555e86c85d7be29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type ProcessesPage_form$data = {
  readonly ownSubmissions: ReadonlyArray<{
    readonly createdAt: string;
    readonly customId: string | null | undefined;
    readonly id: string;
    readonly identifier: string | null | undefined;
    readonly scopedId: number;
    readonly status: SubmissionStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RenewLinks_submission">;
  }>;
  readonly " $fragmentType": "ProcessesPage_form";
};
export type ProcessesPage_form$key = {
  readonly " $data"?: ProcessesPage_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessesPage_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcessesPage_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "ownSubmissions",
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
          "name": "customId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopedId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identifier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RenewLinks_submission"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "72adc216af8c040a0a2200fee732bc6f";

export default node;
