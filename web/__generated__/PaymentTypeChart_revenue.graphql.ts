/**
 * @generated SignedSource<<b02b4c88ee3dec0333703ee94bdb6532>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetricsPaymentType = "ach" | "card" | "cash" | "check";
import type { FragmentRefs } from "relay-runtime";
export type PaymentTypeChart_revenue$data = {
  readonly byType: ReadonlyArray<{
    readonly collectedCents: number;
    readonly type: MetricsPaymentType;
  }>;
  readonly collectedCents: number;
  readonly " $fragmentType": "PaymentTypeChart_revenue";
};
export type PaymentTypeChart_revenue$key = {
  readonly " $data"?: PaymentTypeChart_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTypeChart_revenue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "collectedCents",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTypeChart_revenue",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricsPaymentWay",
      "kind": "LinkedField",
      "name": "byType",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MetricsRevenue",
  "abstractKey": null
};
})();

(node as any).hash = "a65df1861e3991ead84aa593280216d5";

export default node;
