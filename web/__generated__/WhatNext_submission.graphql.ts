/**
 * @generated SignedSource<<7f8cf50e9ee1d71ea6ca99b327d0a279>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Solution = "acceptChanges" | "advance" | "answer" | "assign" | "finishRequirements" | "finishSubprocesses" | "makeChanges" | "pay" | "reconsider" | "requestReview" | "resume" | "review" | "sign";
import type { FragmentRefs } from "relay-runtime";
export type WhatNext_submission$data = {
  readonly whatNext: {
    readonly sentence: string;
    readonly solution: Solution | null | undefined;
  };
  readonly " $fragmentType": "WhatNext_submission";
};
export type WhatNext_submission$key = {
  readonly " $data"?: WhatNext_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatNext_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatNext_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WhatNext",
      "kind": "LinkedField",
      "name": "whatNext",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solution",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "dd0dc44d9c284776ef58800d75ee7069";

export default node;
