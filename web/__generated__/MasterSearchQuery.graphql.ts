/**
 * @generated SignedSource<<c0dcbc9e764b86780bafd17c0f2f10b5>>
 * @relayHash c86a096df4b7509a531870db26774552
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c86a096df4b7509a531870db26774552

import type { ConcreteRequest } from 'relay-runtime';
export type SearchType = "contains" | "exact";
export type MasterSearchQuery$variables = {
  term: string;
  type?: SearchType | null | undefined;
};
export type MasterSearchQuery$data = {
  readonly submissionSearch: ReadonlyArray<{
    readonly applicant: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly kind: string;
    readonly scopedId: number;
    readonly status: string;
    readonly submissionId: string;
    readonly templateName: string;
  }>;
};
export type MasterSearchQuery = {
  response: MasterSearchQuery$data;
  variables: MasterSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "term"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "term",
        "variableName": "term"
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "concreteType": "FoundSubmission",
    "kind": "LinkedField",
    "name": "submissionSearch",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "submissionId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scopedId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "identifier",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "templateName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "applicant",
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
    "name": "MasterSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MasterSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c86a096df4b7509a531870db26774552",
    "metadata": {},
    "name": "MasterSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec34c0b76e2b63da6ac8d9edba7a303e";

export default node;
