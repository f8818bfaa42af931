/**
 * @generated SignedSource<<2d229121ba1b9a06be3d1d0936a155cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChosenPeople_step$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly completedAt: string | null | undefined;
  readonly id: string;
  readonly responsibilityChoices: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly tentativeAssignments: ReadonlyArray<{
    readonly id: string;
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
  readonly " $fragmentSpreads": FragmentRefs<"OfferedPeople_step">;
  readonly " $fragmentType": "ChosenPeople_step";
};
export type ChosenPeople_step$key = {
  readonly " $data"?: ChosenPeople_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenPeople_step">;
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
  "name": "ChosenPeople_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "responsibilityChoices",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferedPeople_step"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TentativeAssignment",
      "kind": "LinkedField",
      "name": "tentativeAssignments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "c4b3338bc853ba24a51fa3958a513adf";

export default node;
