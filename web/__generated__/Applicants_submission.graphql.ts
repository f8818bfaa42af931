/**
 * @generated SignedSource<<bd43a221ec0943d4c40bd359bc21b9f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Applicants_submission$data = {
  readonly applicants: ReadonlyArray<{
    readonly id: string;
    readonly isPrimary: boolean;
    readonly user: {
      readonly avatar: {
        readonly url: string | null | undefined;
      };
      readonly id: string;
      readonly initials: string;
      readonly isInvited: boolean;
      readonly name: string;
    };
  }>;
  readonly availableActions: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"AddApplicant_submission">;
  readonly " $fragmentType": "Applicants_submission";
};
export type Applicants_submission$key = {
  readonly " $data"?: Applicants_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"Applicants_submission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Applicants_submission",
  "selections": [
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
      "concreteType": "ApplicantAttachment",
      "kind": "LinkedField",
      "name": "applicants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPrimary",
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
            (v0/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddApplicant_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "9f1c03cf5940c65c7e6e61e1fe3a5015";

export default node;
