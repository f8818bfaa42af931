/**
 * @generated SignedSource<<ccf1061224a3828fd7ead0f9de45a7f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepProgress = "current" | "done" | "halted" | "notdone" | "refunded" | "underway" | "unpaid" | "waived";
import type { FragmentRefs } from "relay-runtime";
export type OwedPayments_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
    readonly payment: {
      readonly outstandingCents: number | null | undefined;
    } | null | undefined;
    readonly progress: StepProgress;
    readonly step: {
      readonly name: string | null | undefined;
    };
    readonly stepId: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "OwedPayments_submission";
};
export type OwedPayments_submission$key = {
  readonly " $data"?: OwedPayments_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwedPayments_submission">;
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
  "name": "OwedPayments_submission",
  "selections": [
    (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progress",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Payment",
          "kind": "LinkedField",
          "name": "payment",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outstandingCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "5fb0bfa4ca0d147c5e40f80d1b2b0098";

export default node;
