/**
 * @generated SignedSource<<c70248caea279844000806caa87ff50b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Assignees_submission$data = {
  readonly assignees: ReadonlyArray<{
    readonly initials: string;
    readonly name: string;
    readonly subjectId: string;
    readonly user: {
      readonly avatar: {
        readonly url: string | null | undefined;
      };
    } | null | undefined;
  }>;
  readonly " $fragmentType": "Assignees_submission";
};
export type Assignees_submission$key = {
  readonly " $data"?: Assignees_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"Assignees_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Assignees_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Assignee",
      "kind": "LinkedField",
      "name": "assignees",
      "plural": true,
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
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "b44055deb9bcc79be6e79478f7f7f749";

export default node;
