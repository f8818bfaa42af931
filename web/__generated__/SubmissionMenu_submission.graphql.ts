/**
 * @generated SignedSource<<d2f12083a35aa53833ce2226b36bf93e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type SubmissionMenu_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly id: string;
    readonly lockedAt: string | null | undefined;
    readonly step: {
      readonly name: string | null | undefined;
      readonly type: StepType;
    };
    readonly stepId: string;
    readonly " $fragmentSpreads": FragmentRefs<"LockFields_step">;
  }>;
  readonly availableActions: ReadonlyArray<string>;
  readonly currentStep: {
    readonly id: string;
  } | null | undefined;
  readonly customId: string | null | undefined;
  readonly haltedByAdmin: boolean;
  readonly id: string;
  readonly isOwn: boolean;
  readonly isRejected: boolean;
  readonly masterTemplate: {
    readonly name: string;
  };
  readonly parentProcess: {
    readonly customId: string | null | undefined;
    readonly id: string;
    readonly masterTemplate: {
      readonly name: string;
    };
    readonly scopedId: number;
  } | null | undefined;
  readonly scopedId: number;
  readonly status: SubmissionStatus;
  readonly subprocessRequirements: ReadonlyArray<{
    readonly form: {
      readonly name: string;
    } | null | undefined;
    readonly id: string;
    readonly subprocessId: string | null | undefined;
    readonly subprocessScopedId: number | null | undefined;
  }>;
  readonly team: {
    readonly name: string;
  };
  readonly " $fragmentType": "SubmissionMenu_submission";
};
export type SubmissionMenu_submission$key = {
  readonly " $data"?: SubmissionMenu_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionMenu_submission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scopedId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableActions",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "MasterTemplate",
  "kind": "LinkedField",
  "name": "masterTemplate",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionMenu_submission",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRejected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "haltedByAdmin",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "parentProcess",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubprocessRequirement",
      "kind": "LinkedField",
      "name": "subprocessRequirements",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subprocessId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subprocessScopedId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubprocessForm",
          "kind": "LinkedField",
          "name": "form",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "currentStep",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "activeSteps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lockedAt",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Step",
          "kind": "LinkedField",
          "name": "step",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LockFields_step"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "be8c8cb45665bda4c2d25de37d989bb9";

export default node;
