/**
 * @generated SignedSource<<4b10a5b1b582b5431836fe7b9de92ddd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequirementState = "canceled" | "completed" | "sent" | "unsent";
export type StepProgress = "current" | "done" | "halted" | "notdone" | "refunded" | "underway" | "unpaid" | "waived";
import type { FragmentRefs } from "relay-runtime";
export type StepPath_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
    readonly payment: {
      readonly waivedBy: string | null | undefined;
    } | null | undefined;
    readonly progress: StepProgress;
    readonly step: {
      readonly name: string | null | undefined;
    };
    readonly stepId: string;
  }>;
  readonly id: string;
  readonly requirements: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly state: RequirementState;
  }>;
  readonly " $fragmentType": "StepPath_submission";
};
export type StepPath_submission$key = {
  readonly " $data"?: StepPath_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepPath_submission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepPath_submission",
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
            (v1/*:: as any*/)
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
              "name": "waivedBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SupplementalRequirement",
      "kind": "LinkedField",
      "name": "requirements",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
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

(node as any).hash = "0616896d1983e036eb0738b475c4e546";

export default node;
