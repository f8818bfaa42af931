/**
 * @generated SignedSource<<36ddb1ca1f4417f935c0a572d956095c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewForm_review$data = {
  readonly affidavit: string;
  readonly reviewGroup: {
    readonly defaultApprovalMessage: string | null | undefined;
    readonly defaultRejectionMessage: string | null | undefined;
    readonly id: string;
    readonly requireSignature: boolean;
  };
  readonly " $fragmentType": "ReviewForm_review";
};
export type ReviewForm_review$key = {
  readonly " $data"?: ReviewForm_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewForm_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "affidavit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewGroup",
      "kind": "LinkedField",
      "name": "reviewGroup",
      "plural": false,
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
          "name": "requireSignature",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultApprovalMessage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultRejectionMessage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StepReview",
  "abstractKey": null
};

(node as any).hash = "c0439f22ca1eb6031acad7377197a8fc";

export default node;
