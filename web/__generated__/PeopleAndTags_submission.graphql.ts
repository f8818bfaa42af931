/**
 * @generated SignedSource<<2c90f29501d131393830d64d90bd24c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleAndTags_submission$data = {
  readonly assignees: ReadonlyArray<{
    readonly __typename: "Assignee";
  }>;
  readonly availableActions: ReadonlyArray<string>;
  readonly flowTemplate: {
    readonly version: number;
  };
  readonly taggings: ReadonlyArray<{
    readonly __typename: "Tagging";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Assignees_submission" | "SubmissionTags_submission">;
  readonly " $fragmentType": "PeopleAndTags_submission";
};
export type PeopleAndTags_submission$key = {
  readonly " $data"?: PeopleAndTags_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleAndTags_submission">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeopleAndTags_submission",
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
      "concreteType": "Assignee",
      "kind": "LinkedField",
      "name": "assignees",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tagging",
      "kind": "LinkedField",
      "name": "taggings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "flowTemplate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
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
      "name": "SubmissionTags_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "60cc1b8149b0a8e180f9e4a90da3ce77";

export default node;
