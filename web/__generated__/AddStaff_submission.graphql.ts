/**
 * @generated SignedSource<<8c9f1406666273f4873df3220bc1a5bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddStaff_submission$data = {
  readonly id: string;
  readonly people: ReadonlyArray<{
    readonly who: {
      readonly subjectId: string;
    };
  }>;
  readonly " $fragmentType": "AddStaff_submission";
};
export type AddStaff_submission$key = {
  readonly " $data"?: AddStaff_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddStaff_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddStaff_submission",
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

(node as any).hash = "a3c86c4648aafe8f464fa58f40a81ab1";

export default node;
