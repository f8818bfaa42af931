/**
 * @generated SignedSource<<84a287b08bda41005e3b26084249693d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Confirmation = "cannotBeModified" | "continueWithoutPayment" | "skipSignature";
import type { FragmentRefs } from "relay-runtime";
export type useGoOn_submission$data = {
  readonly confirmations: ReadonlyArray<Confirmation>;
  readonly currentStep: {
    readonly availableActions: ReadonlyArray<string>;
    readonly id: string;
    readonly needsSignature: boolean;
    readonly step: {
      readonly identity: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "useGoOn_submission";
};
export type useGoOn_submission$key = {
  readonly " $data"?: useGoOn_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGoOn_submission">;
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
  "name": "useGoOn_submission",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "b4e9f52356ee5545db3d1e92843da56e";

export default node;
