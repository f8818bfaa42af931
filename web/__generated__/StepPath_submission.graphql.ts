/**
 * @generated SignedSource<<0d37da4a210ae4f221cce3781db2fbd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineState = "current" | "done" | "halted" | "notdone";
import type { FragmentRefs } from "relay-runtime";
export type StepPath_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
    readonly state: TimelineState;
    readonly step: {
      readonly name: string | null | undefined;
    };
    readonly stepId: string;
  }>;
  readonly id: string;
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
          "name": "state",
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
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "c528564504f909c317e4dc352f9a5ec5";

export default node;
