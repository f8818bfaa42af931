/**
 * @generated SignedSource<<b0e603d9cb6bf6ae8a5bd26bb97310a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Solution = "acceptChanges" | "advance" | "answer" | "assign" | "finishRequirements" | "finishSubprocesses" | "makeChanges" | "pay" | "resume" | "review" | "sign";
import type { FragmentRefs } from "relay-runtime";
export type WaitingFor_submission$data = {
  readonly waitsFor: ReadonlyArray<{
    readonly names: ReadonlyArray<string>;
    readonly solution: Solution;
  }>;
  readonly " $fragmentType": "WaitingFor_submission";
};
export type WaitingFor_submission$key = {
  readonly " $data"?: WaitingFor_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingFor_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingFor_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequiredAction",
      "kind": "LinkedField",
      "name": "waitsFor",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solution",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "0ef218d9ce638c512245d59818a0fec0";

export default node;
