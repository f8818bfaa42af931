/**
 * @generated SignedSource<<d2d87c34503fe2b02ba916e9a124a9ec>>
 * @relayHash d1c9ff19b1cd8bb74539ea9e0234b152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1c9ff19b1cd8bb74539ea9e0234b152

import type { ConcreteRequest } from 'relay-runtime';
export type OperatorFrameQuery$variables = Record<PropertyKey, never>;
export type OperatorFrameQuery$data = {
  readonly installation: {
    readonly waitingApplicationsCount: number;
  } | null | undefined;
};
export type OperatorFrameQuery = {
  response: OperatorFrameQuery$data;
  variables: OperatorFrameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Installation",
    "kind": "LinkedField",
    "name": "installation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitingApplicationsCount",
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
    "name": "OperatorFrameQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OperatorFrameQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d1c9ff19b1cd8bb74539ea9e0234b152",
    "metadata": {},
    "name": "OperatorFrameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b69045aefcad02394155400b8fe606ee";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
