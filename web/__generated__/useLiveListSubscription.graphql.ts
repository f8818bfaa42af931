/**
 * @generated SignedSource<<26f3471555e7ab15ad8a74f5e7b15bf9>>
 * @relayHash 45e4cac1801d14db9bb5d3244f591e7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45e4cac1801d14db9bb5d3244f591e7e

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveListSubscription$variables = {
  after?: string | null | undefined;
};
export type useLiveListSubscription$data = {
  readonly dashboardChanged: {
    readonly cursor: string;
  };
};
export type useLiveListSubscription = {
  response: useLiveListSubscription$data;
  variables: useLiveListSubscription$variables;
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
    "name": "useLiveListSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveListSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45e4cac1801d14db9bb5d3244f591e7e",
    "metadata": {},
    "name": "useLiveListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ec6cc14a45f5886de65f40a0a9c4394a";

export default node;
