/**
 * @generated SignedSource<<f2befbab24e67c86b00408bdb88d4f30>>
 * @relayHash 576d27c092f0a0d92e7c657b40d9dc43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 576d27c092f0a0d92e7c657b40d9dc43

import type { ConcreteRequest } from 'relay-runtime';
export type AbsenceReason = "notSettled" | "requestTakenBack";
export type AbsentSubmissionQuery$variables = {
  id: string;
};
export type AbsentSubmissionQuery$data = {
  readonly viewer: {
    readonly absentSubmission: {
      readonly formName: string;
      readonly reason: AbsenceReason;
      readonly teamName: string;
    } | null | undefined;
  } | null | undefined;
};
export type AbsentSubmissionQuery = {
  response: AbsentSubmissionQuery$data;
  variables: AbsentSubmissionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "id",
      "variableName": "id"
    }
  ],
  "concreteType": "AbsentSubmission",
  "kind": "LinkedField",
  "name": "absentSubmission",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AbsentSubmissionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AbsentSubmissionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "576d27c092f0a0d92e7c657b40d9dc43",
    "metadata": {},
    "name": "AbsentSubmissionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "504444143f7e15597208b18264d5f622";

export default node;
