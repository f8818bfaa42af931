/**
 * @generated SignedSource<<5c31cecf69d8b7c7d7fd5578d3e7f9fc>>
 * @relayHash 7b4809d9e9141b8ada7ae8c0ff5fa3f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b4809d9e9141b8ada7ae8c0ff5fa3f1

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveSubmissionsSubscription$variables = {
  after?: string | null | undefined;
};
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
    "name": "useLiveSubmissionsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveSubmissionsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b4809d9e9141b8ada7ae8c0ff5fa3f1",
    "metadata": {},
    "name": "useLiveSubmissionsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "eb00ae3abf5805641a7208ea99049c29";

export default node;
