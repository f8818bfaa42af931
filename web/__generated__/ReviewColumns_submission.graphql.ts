/**
 * @generated SignedSource<<cbcc6ee700ad32bc3b8a06c07332ca5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewColumns_submission$data = {
  readonly activeStep: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DecisionBar_step" | "ReviewGroups_step">;
  } | null | undefined;
  readonly discussions: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "SubmissionDiscussionsConnectionEdge";
    }>;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceApproval_submission" | "ChangesSinceSigned_submission" | "ReviewDiscussions_submission">;
  readonly " $fragmentType": "ReviewColumns_submission";
};
export type ReviewColumns_submission$key = {
  readonly " $data"?: ReviewColumns_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewColumns_submission">;
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
  "name": "ReviewColumns_submission",
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
          "name": "DecisionBar_step"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewGroups_step"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Literal",
          "name": "order",
          "value": "shown"
        }
      ],
      "concreteType": "SubmissionDiscussionsConnection",
      "kind": "LinkedField",
      "name": "discussions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SubmissionDiscussionsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "discussions(first:20,order:\"shown\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangesSinceApproval_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangesSinceSigned_submission"
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

(node as any).hash = "b4cd0bd0b163f61111fb444baa893eb9";

export default node;
