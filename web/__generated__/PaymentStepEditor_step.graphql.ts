/**
 * @generated SignedSource<<95a2a6e02562668a7e1ffbd95e22b726>>
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
    readonly cashInstructions: string | null | undefined;
    readonly checkInstructions: string | null | undefined;
    readonly constituentPaysFee: boolean;
    readonly formulaId: string | null | undefined;
    readonly mode: string;
    readonly platformFeePercentage: number;
  } | null | undefined;
  readonly hasLaterFormulas: boolean;
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
          "name": "cashInstructions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkInstructions",
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
      "kind": "ScalarField",
      "name": "hasLaterFormulas",
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

(node as any).hash = "0abc144be6eb8c9db47dbdfd47bec213";

export default node;
