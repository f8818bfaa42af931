/**
 * @generated SignedSource<<6d4ab59eb84a104d293ac51a268e8859>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDiscussions_submission$data = {
  readonly discussions: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Talk_discussion">;
  }>;
  readonly " $fragmentType": "ReviewDiscussions_submission";
};
export type ReviewDiscussions_submission$key = {
  readonly " $data"?: ReviewDiscussions_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDiscussions_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDiscussions_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Discussion",
      "kind": "LinkedField",
      "name": "discussions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Talk_discussion"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "52423ce81b6f2a831070f4dc055d4c37";

export default node;
