/**
 * @generated SignedSource<<ca47e5b34bb264d10b471749c0cbbf72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewerSearch_group$data = {
  readonly id: string;
  readonly reviewers: ReadonlyArray<{
    readonly subjectId: string;
  }>;
  readonly " $fragmentType": "ReviewerSearch_group";
};
export type ReviewerSearch_group$key = {
  readonly " $data"?: ReviewerSearch_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewerSearch_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewerSearch_group",
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
      "concreteType": "StepAttachment",
      "kind": "LinkedField",
      "name": "reviewers",
      "plural": true,
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
  "type": "ReviewGroup",
  "abstractKey": null
};

(node as any).hash = "5470881517d32679872580d66d3ae6c9";

export default node;
