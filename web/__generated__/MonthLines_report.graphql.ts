/**
 * @generated SignedSource<<d5fce577a3b99266f8c061ffce52d60f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransactionMethod = "card" | "cash" | "check" | "us_bank_account";
import type { FragmentRefs } from "relay-runtime";
export type MonthLines_report$data = {
  readonly lines: ReadonlyArray<{
    readonly formId: string;
    readonly formName: string;
    readonly method: TransactionMethod;
    readonly sums: {
      readonly collectedCents: number;
      readonly disputedCents: number;
      readonly netCents: number;
      readonly platformFeeCents: number;
      readonly providerFeeCents: number;
      readonly refundedCents: number;
    };
  }>;
  readonly online: {
    readonly collectedCents: number;
    readonly disputedCents: number;
    readonly netCents: number;
    readonly platformFeeCents: number;
    readonly providerFeeCents: number;
    readonly refundedCents: number;
  };
  readonly " $fragmentType": "MonthLines_report";
};
export type MonthLines_report$key = {
  readonly " $data"?: MonthLines_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthLines_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "collectedCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "refundedCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "disputedCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "providerFeeCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "platformFeeCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netCents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthLines_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MonthLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthSums",
          "kind": "LinkedField",
          "name": "sums",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MonthSums",
      "kind": "LinkedField",
      "name": "online",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "MonthReport",
  "abstractKey": null
};
})();

(node as any).hash = "92dc4d5a689f6abddaf9a4b622898e61";

export default node;
