/**
 * @generated SignedSource<<4bfb1fdc5272fdec1f28a56a43311c5f>>
 * @relayHash 4955ce149e8b29d8ad013c9622ae3769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4955ce149e8b29d8ad013c9622ae3769

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveRowsSubscription$variables = {
  after?: string | null | undefined;
};
export type useLiveRowsSubscription$data = {
  readonly dashboardChanged: {
    readonly cursor: string;
  };
};
export type useLiveRowsSubscription = {
  response: useLiveRowsSubscription$data;
  variables: useLiveRowsSubscription$variables;
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
    "name": "useLiveRowsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveRowsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4955ce149e8b29d8ad013c9622ae3769",
    "metadata": {},
    "name": "useLiveRowsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0c6bc4fb1614707b994cb4b0664d4521";

export default node;
