/**
 * @generated SignedSource<<66cd97103f21c5db2740debfbc02b790>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewerRequests_submission$data = {
  readonly currentStep: {
    readonly step: {
      readonly name: string | null | undefined;
    };
    readonly stepId: string;
  } | null | undefined;
  readonly id: string;
  readonly isReviewAwaited: boolean;
  readonly requestedChanges: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RequestedChanges_submission">;
  readonly " $fragmentType": "ViewerRequests_submission";
};
export type ViewerRequests_submission$key = {
  readonly " $data"?: ViewerRequests_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerRequests_submission">;
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
  "name": "ViewerRequests_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReviewAwaited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Discussion",
      "kind": "LinkedField",
      "name": "requestedChanges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "currentStep",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Step",
          "kind": "LinkedField",
          "name": "step",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestedChanges_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "8dc2b36db09ea7ea9504c3142768b252";

export default node;
