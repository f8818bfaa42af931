/**
 * @generated SignedSource<<f134106834737cc464c61ac1dbdac347>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewNavigation_step$data = {
  readonly nextReview: {
    readonly stepId: string;
    readonly submissionId: string;
  } | null | undefined;
  readonly previousReview: {
    readonly stepId: string;
    readonly submissionId: string;
  } | null | undefined;
  readonly " $fragmentType": "ReviewNavigation_step";
};
export type ReviewNavigation_step$key = {
  readonly " $data"?: ReviewNavigation_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewNavigation_step">;
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
  "name": "ReviewNavigation_step",
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

(node as any).hash = "bd7e6eb6c920e9abe05024b5ec515e79";

export default node;
