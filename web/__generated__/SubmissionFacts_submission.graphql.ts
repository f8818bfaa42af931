/**
 * @generated SignedSource<<f07d45cce4da3b03e0628620781c439e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type SubmissionFacts_submission$data = {
  readonly applicants: ReadonlyArray<{
    readonly user: {
      readonly name: string;
    };
  }>;
  readonly createdAt: string;
  readonly identifier: string | null | undefined;
  readonly status: SubmissionStatus;
  readonly " $fragmentType": "SubmissionFacts_submission";
};
export type SubmissionFacts_submission$key = {
  readonly " $data"?: SubmissionFacts_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionFacts_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionFacts_submission",
  "selections": [
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
      "alias": null,
      "args": null,
      "concreteType": "ApplicantAttachment",
      "kind": "LinkedField",
      "name": "applicants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "84f85d015b06e0f0fb46e2f02ec4f238";

export default node;
