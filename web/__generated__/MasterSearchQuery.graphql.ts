/**
 * @generated SignedSource<<1880332c24f1e721312233ba1e781ed8>>
 * @relayHash cf3d7c98f686a8b5f94f58b765f86eb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf3d7c98f686a8b5f94f58b765f86eb4

import type { ConcreteRequest } from 'relay-runtime';
export type SearchType = "contains" | "exact";
export type MasterSearchQuery$variables = {
  term: string;
  type?: SearchType | null | undefined;
};
export type MasterSearchQuery$data = {
  readonly submissionSearch: ReadonlyArray<{
    readonly applicant: string | null | undefined;
    readonly dueAt: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly isRejected: boolean;
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
        "name": "isRejected",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueAt",
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
    "id": "cf3d7c98f686a8b5f94f58b765f86eb4",
    "metadata": {},
    "name": "MasterSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1640f093c1a308bc2fd55c1c6e2ee2dc";

export default node;
