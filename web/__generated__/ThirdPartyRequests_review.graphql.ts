/**
 * @generated SignedSource<<d31448ae4567cedfdf98c48cb59a0391>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThirdPartyRequests_review$data = {
  readonly activeStepId: string;
  readonly availableActions: ReadonlyArray<string>;
  readonly completed: boolean;
  readonly requests: ReadonlyArray<{
    readonly id: string;
    readonly receivingUser: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ThirdPartyRequest_request">;
  }>;
  readonly reviewGroup: {
    readonly id: string;
  };
  readonly " $fragmentType": "ThirdPartyRequests_review";
};
export type ThirdPartyRequests_review$key = {
  readonly " $data"?: ThirdPartyRequests_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThirdPartyRequests_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThirdPartyRequests_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeStepId",
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
      "kind": "ScalarField",
      "name": "completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewGroup",
      "kind": "LinkedField",
      "name": "reviewGroup",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewRequest",
      "kind": "LinkedField",
      "name": "requests",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "receivingUser",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ThirdPartyRequest_request"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StepReview",
  "abstractKey": null
};
})();

(node as any).hash = "9dbfdf3da004d07a2ba9fc3886c04f28";

export default node;
