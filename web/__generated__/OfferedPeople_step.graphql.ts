/**
 * @generated SignedSource<<aeb5ffb84d92cc3deced4790651c23a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferedPeople_step$data = {
  readonly id: string;
  readonly responsibilityChoices: ReadonlyArray<{
    readonly avatar: {
      readonly url: string | null | undefined;
    };
    readonly id: string;
    readonly initials: string;
    readonly name: string;
  }>;
  readonly tentativeAssignments: ReadonlyArray<{
    readonly user: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "OfferedPeople_step";
};
export type OfferedPeople_step$key = {
  readonly " $data"?: OfferedPeople_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedPeople_step">;
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
  "name": "OfferedPeople_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TentativeAssignment",
      "kind": "LinkedField",
      "name": "tentativeAssignments",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "c8382b13e3b88ed54abb12b2385cb251";

export default node;
