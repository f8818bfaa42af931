/**
 * @generated SignedSource<<dbf3e1d9fb3cee82f63ed6b2b7c08b0f>>
 * @relayHash e81ba08d1cf4902a76764c555c77eff9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e81ba08d1cf4902a76764c555c77eff9

import type { ConcreteRequest } from 'relay-runtime';
export type useFormChanges_changesSubscription$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useFormChanges_changesSubscription$data = {
  readonly formChanged: {
    readonly cursor: string;
    readonly partId: string;
    readonly revision: number;
  };
};
export type useFormChanges_changesSubscription = {
  response: useFormChanges_changesSubscription$data;
  variables: useFormChanges_changesSubscription$variables;
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
        "name": "cursor",
        "storageKey": null
      },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFormChanges_changesSubscription",
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
    "name": "useFormChanges_changesSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e81ba08d1cf4902a76764c555c77eff9",
    "metadata": {},
    "name": "useFormChanges_changesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "121b3712a2ed863daa97dd2795ee8360";

export default node;
