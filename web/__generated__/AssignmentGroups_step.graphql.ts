/**
 * @generated SignedSource<<792dabae98c4522e2847c3fb71a6f7d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentGroups_step$data = {
  readonly id: string;
  readonly stepAssignmentGroups: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AssignmentGroup_group">;
  }>;
  readonly " $fragmentType": "AssignmentGroups_step";
};
export type AssignmentGroups_step$key = {
  readonly " $data"?: AssignmentGroups_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentGroups_step">;
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
  "name": "AssignmentGroups_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StepAssignmentGroup",
      "kind": "LinkedField",
      "name": "stepAssignmentGroups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AssignmentGroup_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};
})();

(node as any).hash = "ef462feab88e8bd2e3e6779d4485ce23";

export default node;
