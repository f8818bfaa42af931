/**
 * @generated SignedSource<<ea47a7e0b73f9765f24e569c616a865f>>
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
  readonly team: {
    readonly " $fragmentSpreads": FragmentRefs<"NewRoleLink_team">;
  };
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewRoleLink_team"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "c59115af27dee430815cc924d3fac22f";

export default node;
