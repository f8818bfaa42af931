/**
 * @generated SignedSource<<6d89617e8a78aca58524850183db5a9f>>
 * @relayHash 7dd13e475088b06988152b19115aa5c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10749532b58821a54adfb1e059d2600c646ed909e5a952b3c9703beaabc6a2f6

import type { ConcreteRequest } from 'relay-runtime';
export type useFormChanges_changesSubscription$variables = {
  id: string;
};
export type useFormChanges_changesSubscription$data = {
  readonly formChanged: {
    readonly partId: string;
    readonly revision: number;
  };
};
export type useFormChanges_changesSubscription = {
  response: useFormChanges_changesSubscription$data;
  variables: useFormChanges_changesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "flowTemplateId",
        "variableName": "id"
      }
    ],
    "concreteType": "FormChange",
    "kind": "LinkedField",
    "name": "formChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revision",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "partId",
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
    "name": "useFormChanges_changesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormChanges_changesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "10749532b58821a54adfb1e059d2600c646ed909e5a952b3c9703beaabc6a2f6",
    "metadata": {},
    "name": "useFormChanges_changesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b298a5789e340e1374a9824a32a04cad";

export default node;
