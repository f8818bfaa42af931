/**
 * @generated SignedSource<<deb90142bdcbe70cd0d8ee5415d81c26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutInterval = "daily" | "monthly" | "weekly";
import type { FragmentRefs } from "relay-runtime";
export type PayoutScheduleForm_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly merchantAccount: {
    readonly monthlyAnchor: number | null | undefined;
    readonly payoutInterval: PayoutInterval;
    readonly weeklyAnchor: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PayoutScheduleForm_team";
};
export type PayoutScheduleForm_team$key = {
  readonly " $data"?: PayoutScheduleForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutScheduleForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutScheduleForm_team",
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
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MerchantAccount",
      "kind": "LinkedField",
      "name": "merchantAccount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payoutInterval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weeklyAnchor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthlyAnchor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "e8f1d560253032753c3604129e3d972c";

export default node;
