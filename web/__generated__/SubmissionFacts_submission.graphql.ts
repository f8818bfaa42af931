/**
 * @generated SignedSource<<4dba57bb4fe27d05b9b2c2bbba1cfe42>>
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
  readonly dueAt: string | null | undefined;
  readonly hasPeopleOrTags: boolean;
  readonly id: string;
  readonly identifier: string | null | undefined;
  readonly isApplicantsTurn: boolean;
  readonly isOwn: boolean;
  readonly isRejected: boolean;
  readonly status: SubmissionStatus;
  readonly unpaidFees: number;
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
      "name": "id",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRejected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApplicantsTurn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaidFees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPeopleOrTags",
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

(node as any).hash = "fae31c93a7a735f02ba56fc2ab774a14";

export default node;
