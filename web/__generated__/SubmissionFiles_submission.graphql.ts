/**
 * @generated SignedSource<<74a3d2d618a1529fb8438eb414cd4484>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmissionFiles_submission$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly files: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AnswerFileLists_files">;
  }>;
  readonly id: string;
  readonly isOwn: boolean;
  readonly repoFiles: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RepoFiles_files">;
  }>;
  readonly supersededFiles: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AnswerFileLists_files">;
  }>;
  readonly " $fragmentType": "SubmissionFiles_submission";
};
export type SubmissionFiles_submission$key = {
  readonly " $data"?: SubmissionFiles_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionFiles_submission">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AnswerFileLists_files"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionFiles_submission",
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
      "name": "isOwn",
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
      "concreteType": "AnswerFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerFile",
      "kind": "LinkedField",
      "name": "supersededFiles",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RepoFile",
      "kind": "LinkedField",
      "name": "repoFiles",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RepoFiles_files"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "7b82e3ef5b1195b3775a84be9347e47b";

export default node;
