/**
 * @generated SignedSource<<fb9541165297f48de138e559020d033e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
import type { FragmentRefs } from "relay-runtime";
export type ResolveButton_discussion$data = {
  readonly asksBeforeResolving: boolean;
  readonly id: string;
  readonly resolved: boolean;
  readonly stepApproval: {
    readonly outcome: ReviewOutcome;
  } | null | undefined;
  readonly submission: {
    readonly isOwn: boolean;
  };
  readonly " $fragmentType": "ResolveButton_discussion";
};
export type ResolveButton_discussion$key = {
  readonly " $data"?: ResolveButton_discussion$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResolveButton_discussion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResolveButton_discussion",
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
      "name": "resolved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asksBeforeResolving",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepApproval",
      "kind": "LinkedField",
      "name": "stepApproval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "submission",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Discussion",
  "abstractKey": null
};

(node as any).hash = "12ccafd806feccb6e87579c8c849e3ea";

export default node;
