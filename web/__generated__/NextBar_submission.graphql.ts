/**
 * @generated SignedSource<<a5231dc7274c5bc126f1b76aa82f2051>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type NextBar_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly currentStep: {
    readonly availableActions: ReadonlyArray<string>;
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly status: SubmissionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useGoOn_submission">;
  readonly " $fragmentType": "NextBar_submission";
};
export type NextBar_submission$key = {
  readonly " $data"?: NextBar_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextBar_submission">;
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
  "name": "NextBar_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "activeSteps",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableActions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGoOn_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "20a97c9f36af97d4a1eef93837e8955a";

export default node;
