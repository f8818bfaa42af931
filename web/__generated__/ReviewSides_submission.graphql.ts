/**
 * @generated SignedSource<<6563b097421eb8ba2f6a4317a92a84ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSides_submission$data = {
  readonly activeStep: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewGroups_step">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceApproval_submission" | "ReviewDiscussions_submission">;
  readonly " $fragmentType": "ReviewSides_submission";
};
export type ReviewSides_submission$key = {
  readonly " $data"?: ReviewSides_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSides_submission">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "stepId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewSides_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "stepId"
        }
      ],
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "activeStep",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewGroups_step"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangesSinceApproval_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDiscussions_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "caf70693337155381200491bef942f63";

export default node;
