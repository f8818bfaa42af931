/**
 * @generated SignedSource<<d62e49e3f9338ca7655839b00fbfb847>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffAccess_submission$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly people: ReadonlyArray<{
    readonly removable: boolean;
    readonly who: {
      readonly subjectId: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"StaffPerson_person">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AddStaff_submission" | "AssignToMe_submission" | "Assignees_submission">;
  readonly " $fragmentType": "StaffAccess_submission";
};
export type StaffAccess_submission$key = {
  readonly " $data"?: StaffAccess_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffAccess_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffAccess_submission",
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
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubmissionPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Assignee",
          "kind": "LinkedField",
          "name": "who",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subjectId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StaffPerson_person"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Assignees_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignToMe_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddStaff_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "d44b298cae2090fda290594a56b1aa8a";

export default node;
