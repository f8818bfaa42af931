/**
 * @generated SignedSource<<53d9eaf0361d92e03755abb2d39cfa79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthPayouts_report$data = {
  readonly payouts: ReadonlyArray<{
    readonly amountCents: number;
    readonly arrivesAt: string;
    readonly begunAt: string;
    readonly failure: string | null | undefined;
    readonly id: string;
    readonly status: string;
  }>;
  readonly " $fragmentType": "MonthPayouts_report";
};
export type MonthPayouts_report$key = {
  readonly " $data"?: MonthPayouts_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthPayouts_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthPayouts_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Payout",
      "kind": "LinkedField",
      "name": "payouts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "begunAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "arrivesAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MonthReport",
  "abstractKey": null
};

(node as any).hash = "5500f924e5554c3096ada270ee54443b";

export default node;
