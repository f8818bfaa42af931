/**
 * @generated SignedSource<<0d5588fff18e44f548683323bd9e055e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentStepEditor_step$data = {
  readonly availableFormulas: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly config: {
    readonly acceptsCash: boolean;
    readonly acceptsChecks: boolean;
    readonly amountCents: number;
    readonly constituentPaysFee: boolean;
    readonly formulaId: string | null | undefined;
    readonly mode: string;
    readonly platformFeePercentage: number;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "PaymentStepEditor_step";
};
export type PaymentStepEditor_step$key = {
  readonly " $data"?: PaymentStepEditor_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStepEditor_step">;
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
  "name": "PaymentStepEditor_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentConfig",
      "kind": "LinkedField",
      "name": "config",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formulaId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptsCash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptsChecks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "constituentPaysFee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "platformFeePercentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Formula",
      "kind": "LinkedField",
      "name": "availableFormulas",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};
})();

(node as any).hash = "f80b9778b62e958de247cddec83b9144";

export default node;
