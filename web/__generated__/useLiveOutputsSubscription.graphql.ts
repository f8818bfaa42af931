/**
 * @generated SignedSource<<8eb6d0d3e7c7f01576300f88b8a54a67>>
 * @relayHash 2ba351612675fc47efc7397037a1801e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ba351612675fc47efc7397037a1801e

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveOutputsSubscription$variables = {
  after?: string | null | undefined;
};
export type useLiveOutputsSubscription$data = {
  readonly dashboardChanged: {
    readonly cursor: string;
  };
};
export type useLiveOutputsSubscription = {
  response: useLiveOutputsSubscription$data;
  variables: useLiveOutputsSubscription$variables;
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
    "name": "useLiveOutputsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveOutputsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ba351612675fc47efc7397037a1801e",
    "metadata": {},
    "name": "useLiveOutputsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a90919fc38d124220015d5979c19ccae";

export default node;
