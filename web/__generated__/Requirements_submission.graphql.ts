/**
 * @generated SignedSource<<49a73ee3012bca995875c3f720e1234d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Requirements_submission$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly requirements: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RequirementRow_requirement">;
  }>;
  readonly " $fragmentType": "Requirements_submission";
};
export type Requirements_submission$key = {
  readonly " $data"?: Requirements_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"Requirements_submission">;
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
  "name": "Requirements_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequirementRow_requirement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "44fcb0459dc67d4b7585dfce68a5804f";

export default node;
