/**
 * @generated SignedSource<<dbe6ed4e7c7299982ccebe5065d993d9>>
 * @relayHash 6e419bd693b01b62b15b393f28bdbbf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e419bd693b01b62b15b393f28bdbbf6

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveSubmissionRowsSubscription$variables = {
  after?: string | null | undefined;
};
export type useLiveSubmissionRowsSubscription$data = {
  readonly dashboardChanged: {
    readonly cursor: string;
  };
};
export type useLiveSubmissionRowsSubscription = {
  response: useLiveSubmissionRowsSubscription$data;
  variables: useLiveSubmissionRowsSubscription$variables;
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
    "name": "useLiveSubmissionRowsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveSubmissionRowsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6e419bd693b01b62b15b393f28bdbbf6",
    "metadata": {},
    "name": "useLiveSubmissionRowsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c9d9ae9494a3d9e35a16ed3d9e2526ad";

export default node;
