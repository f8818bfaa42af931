/**
 * @generated SignedSource<<5e88c0b77a820c15d826c4093a10acbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubprocessRow_submission$data = {
  readonly isOwn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"StartForApplicant_submission" | "StartSubprocessButton_submission">;
  readonly " $fragmentType": "SubprocessRow_submission";
};
export type SubprocessRow_submission$key = {
  readonly " $data"?: SubprocessRow_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubprocessRow_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubprocessRow_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartSubprocessButton_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartForApplicant_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "a60941bea2478d7b1b259b85d6f924a5";

export default node;
