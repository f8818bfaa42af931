/**
 * @generated SignedSource<<5d1ca2b6bb939f469f5c4b101f86cf34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewType = "specific_people" | "third_party";
import type { FragmentRefs } from "relay-runtime";
export type ReviewStepEditor_step$data = {
  readonly id: string;
  readonly reviewGroups: ReadonlyArray<{
    readonly id: string;
    readonly reviewType: ReviewType;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewGroupEditor_group">;
  } | null | undefined>;
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
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reviewType",
            "storageKey": null
          },
          "action": "NONE"
        },
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

(node as any).hash = "db4009e43c8dff52f5e678237affb263";

export default node;
