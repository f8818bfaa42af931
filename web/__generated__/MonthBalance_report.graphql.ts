/**
 * @generated SignedSource<<85d9d2a82ab4962679f7965cad08201a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthBalance_report$data = {
  readonly byHandCents: number;
  readonly closingCents: number;
  readonly online: {
    readonly collectedCents: number;
    readonly disputedCents: number;
    readonly platformFeeCents: number;
    readonly providerFeeCents: number;
    readonly refundedCents: number;
  };
  readonly openingCents: number;
  readonly paidOutCents: number;
  readonly " $fragmentType": "MonthBalance_report";
};
export type MonthBalance_report$key = {
  readonly " $data"?: MonthBalance_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthBalance_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthBalance_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MonthSums",
      "kind": "LinkedField",
      "name": "online",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOutCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closingCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byHandCents",
      "storageKey": null
    }
  ],
  "type": "MonthReport",
  "abstractKey": null
};

(node as any).hash = "9e0b71f97f034db487dadd09c322a4f5";

export default node;
