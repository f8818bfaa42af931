/**
 * @generated SignedSource<<81bd0e3093cd9eae13fee4380fbc312f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransactionMethod = "card" | "cash" | "check" | "us_bank_account";
import type { FragmentRefs } from "relay-runtime";
export type TotalsTable_summary$data = {
  readonly totals: ReadonlyArray<{
    readonly collectedCents: number;
    readonly disputedCents: number;
    readonly formId: string;
    readonly formName: string;
    readonly method: TransactionMethod;
    readonly refundedCents: number;
  }>;
  readonly " $fragmentType": "TotalsTable_summary";
};
export type TotalsTable_summary$key = {
  readonly " $data"?: TotalsTable_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"TotalsTable_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TotalsTable_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TransactionTotal",
      "kind": "LinkedField",
      "name": "totals",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TransactionSummary",
  "abstractKey": null
};

(node as any).hash = "92383f55cf89e9be19ce24f43493c7fd";

export default node;
