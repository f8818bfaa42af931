/**
 * @generated SignedSource<<1905fee70c7ccfb522f4cab846456d0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Confirmation = "cannotBeModified" | "continueWithoutPayment" | "issueWithoutPayment" | "skipSignature";
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type NextBar_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
    readonly stepId: string;
  }>;
  readonly confirmations: ReadonlyArray<Confirmation>;
  readonly currentStep: {
    readonly availableActions: ReadonlyArray<string>;
    readonly external: boolean;
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly isApplicantsTurn: boolean;
  readonly isOwn: boolean;
  readonly status: SubmissionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useAdvanceStep_submission">;
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
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApplicantsTurn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmations",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepId",
          "storageKey": null
        }
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
          "name": "external",
          "storageKey": null
        },
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
      "name": "useAdvanceStep_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "44bd8889054c9af5a5ebf0cb248e4bb8";

export default node;
