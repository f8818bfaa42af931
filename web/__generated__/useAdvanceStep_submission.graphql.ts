/**
 * @generated SignedSource<<b122d6b31ed8acb049f8d8cdb4cd2809>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Confirmation = "cannotBeModified" | "continueWithoutPayment" | "issueWithoutPayment" | "skipSignature";
import type { FragmentRefs } from "relay-runtime";
export type useAdvanceStep_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly id: string;
    readonly step: {
      readonly identity: string;
    };
    readonly stepId: string;
  }>;
  readonly confirmations: ReadonlyArray<Confirmation>;
  readonly currentStep: {
    readonly availableActions: ReadonlyArray<string>;
    readonly draftOutputs: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly id: string;
    readonly needsSignature: boolean;
    readonly step: {
      readonly identity: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "useAdvanceStep_submission";
};
export type useAdvanceStep_submission$key = {
  readonly " $data"?: useAdvanceStep_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAdvanceStep_submission">;
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
  "name": "availableActions",
  "storageKey": null
},
v2 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAdvanceStep_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmations",
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
        (v1/*:: as any*/),
        (v2/*:: as any*/)
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsSignature",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftOutput",
          "kind": "LinkedField",
          "name": "draftOutputs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "c55bfd997737a0b012b101444d0a0c28";

export default node;
