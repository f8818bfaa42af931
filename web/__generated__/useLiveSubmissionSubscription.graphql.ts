/**
 * @generated SignedSource<<5e7757597653f062e4f4e6f43bb96b1b>>
 * @relayHash 069530f2968354e638f240ec2f51ea44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b8b73cf538b5721929ff28ddf58599682d1187bf5d3ba4e0cdeff3f579b06d5

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveSubmissionSubscription$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useLiveSubmissionSubscription$data = {
  readonly submissionChanged: {
    readonly cursor: string;
  };
};
export type useLiveSubmissionSubscription = {
  response: useLiveSubmissionSubscription$data;
  variables: useLiveSubmissionSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SubmissionChange",
    "kind": "LinkedField",
    "name": "submissionChanged",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveSubmissionSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLiveSubmissionSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1b8b73cf538b5721929ff28ddf58599682d1187bf5d3ba4e0cdeff3f579b06d5",
    "metadata": {},
    "name": "useLiveSubmissionSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6f5ee6f132e9cb45a58f86171fc0b129";

export default node;
