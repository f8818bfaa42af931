/**
 * @generated SignedSource<<99efedc1a62eff80cc3c352ae77cd085>>
 * @relayHash af5db15371843521d2397332153d3f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af5db15371843521d2397332153d3f73

import type { ConcreteRequest } from 'relay-runtime';
export type OptionalEmailType = "changesRequested" | "commentAdded" | "dailySummary" | "discussionStarted" | "editSuggested" | "outputIssued" | "paymentFailed" | "paymentReceived" | "renewalReminder" | "reviewCompleted" | "stepAssigned" | "stepCompleted" | "stepOverdue" | "stepReady" | "stepStarted" | "submissionCompleted" | "submissionHalted" | "submissionLaunched";
export type UnsubscribeScreenQuery$variables = {
  token: string;
};
export type UnsubscribeScreenQuery$data = {
  readonly emailLink: {
    readonly emailType: OptionalEmailType;
    readonly formName: string | null | undefined;
    readonly isWanted: boolean;
    readonly teamName: string;
  } | null | undefined;
};
export type UnsubscribeScreenQuery = {
  response: UnsubscribeScreenQuery$data;
  variables: UnsubscribeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "EmailLink",
    "kind": "LinkedField",
    "name": "emailLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "emailType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "formName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "teamName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isWanted",
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
    "name": "UnsubscribeScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnsubscribeScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af5db15371843521d2397332153d3f73",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3c190a53789f2c34b011a8b622e294a2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
