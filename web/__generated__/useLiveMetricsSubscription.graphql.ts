/**
 * @generated SignedSource<<570926f2ca306b71e51b2b5bcb564958>>
 * @relayHash d50e9890da76197fb87f97217d89a83b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d50e9890da76197fb87f97217d89a83b

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveMetricsSubscription$variables = {
  after?: string | null | undefined;
};
export type useLiveMetricsSubscription$data = {
  readonly dashboardChanged: {
    readonly cursor: string;
  };
};
export type useLiveMetricsSubscription = {
  response: useLiveMetricsSubscription$data;
  variables: useLiveMetricsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      }
    ],
    "concreteType": "DashboardChange",
    "kind": "LinkedField",
    "name": "dashboardChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveMetricsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveMetricsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d50e9890da76197fb87f97217d89a83b",
    "metadata": {},
    "name": "useLiveMetricsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "78f21fbcefa6340b8fdc5f87cc53aabc";

export default node;
