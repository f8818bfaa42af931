/**
 * @generated SignedSource<<2070d3f65ad287e82f43aaee08f8196b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequirementState = "canceled" | "completed" | "sent" | "unsent";
export type RequirementType = "DataRequirement" | "PaymentRequirement";
import type { FragmentRefs } from "relay-runtime";
export type RequirementPage_submission$data = {
  readonly id: string;
  readonly requirements: ReadonlyArray<{
    readonly activeStep: {
      readonly id: string;
      readonly step: {
        readonly identity: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"CollectInfoStep_step" | "PaymentStep_step">;
    } | null | undefined;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly rules: import('#domain/form/Content.ts').Content;
    readonly state: RequirementState;
    readonly type: RequirementType;
    readonly " $fragmentSpreads": FragmentRefs<"SubmitRequirementBar_requirement">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CollectInfoStep_submission" | "FormSessionProvider_submission">;
  readonly " $fragmentType": "RequirementPage_submission";
};
export type RequirementPage_submission$key = {
  readonly " $data"?: RequirementPage_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementPage_submission">;
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
  "name": "RequirementPage_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectInfoStep_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormSessionProvider_submission"
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rules",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActiveStep",
          "kind": "LinkedField",
          "name": "activeStep",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Step",
              "kind": "LinkedField",
              "name": "step",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "identity",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CollectInfoStep_step"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PaymentStep_step"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubmitRequirementBar_requirement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "031b83d98e3b2ac71e46ee927f970027";

export default node;
