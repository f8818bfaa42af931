/**
 * @generated SignedSource<<b7dbf5800d4f163cec327e68b7fed65e>>
 * @relayHash d4fe73e75bcf9304450e243ebad90c0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4fe73e75bcf9304450e243ebad90c0f

import type { ConcreteRequest } from 'relay-runtime';
export type useFormSettingsChangesSubscription$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useFormSettingsChangesSubscription$data = {
  readonly masterTemplateChanged: {
    readonly cursor: string;
    readonly ownMutation: number | null | undefined;
  };
};
export type useFormSettingsChangesSubscription = {
  response: useFormSettingsChangesSubscription$data;
  variables: useFormSettingsChangesSubscription$variables;
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
        "name": "masterTemplateId",
        "variableName": "id"
      }
    ],
    "concreteType": "MasterTemplateChange",
    "kind": "LinkedField",
    "name": "masterTemplateChanged",
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
        "name": "ownMutation",
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
    "name": "useFormSettingsChangesSubscription",
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
    "name": "useFormSettingsChangesSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d4fe73e75bcf9304450e243ebad90c0f",
    "metadata": {},
    "name": "useFormSettingsChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e300d3305e4b1935dc79bcd4bb5792a6";

export default node;
