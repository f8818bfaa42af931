/**
 * @generated SignedSource<<3ffa0242427d8438e5508b3a3e7e4791>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "approved" | "changes_requested" | "rejected";
export type ReviewRequestState = "completed" | "none" | "sent";
import type { FragmentRefs } from "relay-runtime";
export type ThirdPartyRequest_request$data = {
  readonly approval: {
    readonly outcome: ReviewOutcome;
  } | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly receiver: {
    readonly email: string | null | undefined;
    readonly isInvited: boolean;
    readonly name: string;
  };
  readonly remindedAt: string | null | undefined;
  readonly state: ReviewRequestState;
  readonly " $fragmentType": "ThirdPartyRequest_request";
};
export type ThirdPartyRequest_request$key = {
  readonly " $data"?: ThirdPartyRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThirdPartyRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThirdPartyRequest_request",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remindedAt",
      "storageKey": null
    },
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
      "concreteType": "ReviewReceiver",
      "kind": "LinkedField",
      "name": "receiver",
      "plural": false,
      "selections": [
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInvited",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepApproval",
      "kind": "LinkedField",
      "name": "approval",
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
    }
  ],
  "type": "ReviewRequest",
  "abstractKey": null
};

(node as any).hash = "050eb97d99c61e51a2bcdcf9266d3db3";

export default node;
