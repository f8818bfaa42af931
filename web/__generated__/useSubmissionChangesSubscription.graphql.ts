/**
 * @generated SignedSource<<672d6d5c4700449c9834cc1e0e2450a3>>
 * @relayHash 3a991455c00c43134de700b5eaa1d0a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4124253a9f08b964b98be10e3caf0a2daa4c0d4b9fc72181684a785eca9f1aef

import type { ConcreteRequest } from 'relay-runtime';
export type useSubmissionChangesSubscription$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useSubmissionChangesSubscription$data = {
  readonly submissionChanged: {
    readonly cursor: string;
  };
};
export type useSubmissionChangesSubscription = {
  response: useSubmissionChangesSubscription$data;
  variables: useSubmissionChangesSubscription$variables;
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
    "name": "useSubmissionChangesSubscription",
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
    "name": "useSubmissionChangesSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4124253a9f08b964b98be10e3caf0a2daa4c0d4b9fc72181684a785eca9f1aef",
    "metadata": {},
    "name": "useSubmissionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "807bd7ae94cd8460558f7c50895e1210";

export default node;
