/**
 * @generated SignedSource<<b1f1cdd4605dd29d38a0cc3501735d32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type OwnSubmissionsPage_form$data = {
  readonly ownSubmissions: ReadonlyArray<{
    readonly createdAt: string;
    readonly customId: string | null | undefined;
    readonly id: string;
    readonly identifier: string | null | undefined;
    readonly scopedId: number;
    readonly status: SubmissionStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RenewLinks_submission">;
  }>;
  readonly " $fragmentType": "OwnSubmissionsPage_form";
};
export type OwnSubmissionsPage_form$key = {
  readonly " $data"?: OwnSubmissionsPage_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnSubmissionsPage_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnSubmissionsPage_form",
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

(node as any).hash = "bcaae1e8a3d34160553cc00f6662b695";

export default node;
