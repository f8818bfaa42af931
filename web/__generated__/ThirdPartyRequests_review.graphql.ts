/**
 * @generated SignedSource<<fb5a1114c1e42985ad0055f33a195579>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThirdPartyRequests_review$data = {
  readonly activeStepId: string;
  readonly requests: ReadonlyArray<{
    readonly id: string;
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
};
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
      "concreteType": "ReviewGroup",
      "kind": "LinkedField",
      "name": "reviewGroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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

(node as any).hash = "adfbe9fc0ae4c37c915fc900f17f28d3";

export default node;
