/**
 * @generated SignedSource<<2db32bfbb8c2b95a9cb2263e44987837>>
 * @relayHash cde78e8a93e654cf808babc5386d9ad7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cde78e8a93e654cf808babc5386d9ad7

import type { ConcreteRequest } from 'relay-runtime';
export type useFilterFormsQuery$variables = Record<PropertyKey, never>;
export type useFilterFormsQuery$data = {
  readonly filterForms: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type useFilterFormsQuery = {
  response: useFilterFormsQuery$data;
  variables: useFilterFormsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MasterTemplate",
    "kind": "LinkedField",
    "name": "filterForms",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "useFilterFormsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFilterFormsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cde78e8a93e654cf808babc5386d9ad7",
    "metadata": {},
    "name": "useFilterFormsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e2b4f22c158092dc1b2dfe28067dd17";

export default node;
