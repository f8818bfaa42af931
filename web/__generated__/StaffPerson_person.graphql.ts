/**
 * @generated SignedSource<<d19c48dc05fcb1f06222efde8ef774df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubjectType = "AdminRole" | "User";
import type { FragmentRefs } from "relay-runtime";
export type StaffPerson_person$data = {
  readonly assigned: boolean;
  readonly assignmentId: string | null | undefined;
  readonly removable: boolean;
  readonly stepNames: ReadonlyArray<string>;
  readonly who: {
    readonly initials: string;
    readonly isInvited: boolean;
    readonly name: string;
    readonly subjectId: string;
    readonly type: SubjectType;
    readonly user: {
      readonly avatar: {
        readonly url: string | null | undefined;
      };
    } | null | undefined;
  };
  readonly " $fragmentType": "StaffPerson_person";
};
export type StaffPerson_person$key = {
  readonly " $data"?: StaffPerson_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffPerson_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffPerson_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assigned",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "removable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepNames",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
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
          "name": "initials",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInvited",
          "storageKey": null
        },
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
              "concreteType": "Picture",
              "kind": "LinkedField",
              "name": "avatar",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubmissionPerson",
  "abstractKey": null
};

(node as any).hash = "974db9da7663a02f16bc1dd387bb1d10";

export default node;
