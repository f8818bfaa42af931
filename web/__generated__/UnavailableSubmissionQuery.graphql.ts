/**
 * @generated SignedSource<<ef237364fa850147ffb06e7edfd40075>>
 * @relayHash ededbe167e58cfcfd12b933b7b87e137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ededbe167e58cfcfd12b933b7b87e137

import type { ConcreteRequest } from 'relay-runtime';
export type AbsenceReason = "notSettled" | "requestTakenBack";
export type UnavailableSubmissionQuery$variables = {
  id: string;
};
export type UnavailableSubmissionQuery$data = {
  readonly viewer: {
    readonly absentSubmission: {
      readonly formName: string;
      readonly reason: AbsenceReason;
      readonly teamName: string;
    } | null | undefined;
  } | null | undefined;
};
export type UnavailableSubmissionQuery = {
  response: UnavailableSubmissionQuery$data;
  variables: UnavailableSubmissionQuery$variables;
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
    "name": "UnavailableSubmissionQuery",
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
    "name": "UnavailableSubmissionQuery",
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
    "id": "ededbe167e58cfcfd12b933b7b87e137",
    "metadata": {},
    "name": "UnavailableSubmissionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3fb97c6214085aeea2ad301ead2a8805";

export default node;
