/**
 * @generated SignedSource<<fa209ce3b87a59ab942db25e595400df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewPages_step$data = {
  readonly nextReview: {
    readonly stepId: string;
    readonly submissionId: string;
  } | null | undefined;
  readonly previousReview: {
    readonly stepId: string;
    readonly submissionId: string;
  } | null | undefined;
  readonly " $fragmentType": "ReviewPages_step";
};
export type ReviewPages_step$key = {
  readonly " $data"?: ReviewPages_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewPages_step">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "submissionId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "stepId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewPages_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "previousReview",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "nextReview",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "8913e5a7b33743aece9617942d7c3bb2";

export default node;
