/**
 * @generated SignedSource<<bbe86d713ffa21a0cf3a4d6c7ff4bfd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewStepEditor_step$data = {
  readonly id: string;
  readonly reviewGroups: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupEditor_group">;
  }>;
  readonly " $fragmentType": "ReviewStepEditor_step";
};
export type ReviewStepEditor_step$key = {
  readonly " $data"?: ReviewStepEditor_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStepEditor_step">;
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
  "name": "ReviewStepEditor_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewGroup",
      "kind": "LinkedField",
      "name": "reviewGroups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewGroupEditor_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};
})();

(node as any).hash = "856a2b15c113c7a03b7369d5dbd5906b";

export default node;
