/**
 * @generated SignedSource<<37adf4ee588e88cbe759733a86267086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetricsPaymentType = "ach" | "card" | "cash" | "check";
import type { FragmentRefs } from "relay-runtime";
export type PaymentTypes_revenue$data = {
  readonly byType: ReadonlyArray<{
    readonly collectedCents: number;
    readonly type: MetricsPaymentType;
  }>;
  readonly collectedCents: number;
  readonly " $fragmentType": "PaymentTypes_revenue";
};
export type PaymentTypes_revenue$key = {
  readonly " $data"?: PaymentTypes_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTypes_revenue">;
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
  "name": "PaymentTypes_revenue",
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

(node as any).hash = "3bc6556ddee69b49962d858106bf8f59";

export default node;
