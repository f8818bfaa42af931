/**
 * @generated SignedSource<<fd888e33614533b0e171e362de41a411>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignToMe_submission$data = {
  readonly id: string;
  readonly people: ReadonlyArray<{
    readonly assignmentId: string | null | undefined;
    readonly who: {
      readonly subjectId: string;
    };
  }>;
  readonly " $fragmentType": "AssignToMe_submission";
};
export type AssignToMe_submission$key = {
  readonly " $data"?: AssignToMe_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignToMe_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignToMe_submission",
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
      "concreteType": "SubmissionPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assignmentId",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "777bd5afd2a9c060ddcbb5edfdc5936b";

export default node;
