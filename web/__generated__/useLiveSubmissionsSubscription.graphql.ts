/**
 * @generated SignedSource<<1b0f538e7d074c9bef8af473fbd2c897>>
 * @relayHash 4faeb3981139390f9d962f0aef6c7ee4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd08f7f70ec9b6936a4377aedeee9b3527d9182157cc4dad0caca75ab5488655

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveSubmissionsSubscription$variables = Record<PropertyKey, never>;
export type useLiveSubmissionsSubscription$data = {
  readonly dashboardChanged: {
    readonly cursor: string;
  };
};
export type useLiveSubmissionsSubscription = {
  response: useLiveSubmissionsSubscription$data;
  variables: useLiveSubmissionsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveSubmissionsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveSubmissionsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cd08f7f70ec9b6936a4377aedeee9b3527d9182157cc4dad0caca75ab5488655",
    "metadata": {},
    "name": "useLiveSubmissionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3a30516956f64bb9ee827c7f669a79d1";

export default node;
