/**
 * @generated SignedSource<<0f75b321f7c28454a461fa99e5d8bc2c>>
 * @relayHash a37558f0802940758e23c414fd1c089c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a37558f0802940758e23c414fd1c089c

import type { ConcreteRequest } from 'relay-runtime';
export type EntityAtAddressQuery$variables = {
  term: string;
};
export type EntityAtAddressQuery$data = {
  readonly submissionSearch: ReadonlyArray<{
    readonly applicant: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly scopedId: number;
    readonly submissionId: string;
    readonly templateName: string;
  }>;
};
export type EntityAtAddressQuery = {
  response: EntityAtAddressQuery$data;
  variables: EntityAtAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "term"
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
        "name": "scopedId",
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
        "name": "identifier",
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
    "name": "EntityAtAddressQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EntityAtAddressQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a37558f0802940758e23c414fd1c089c",
    "metadata": {},
    "name": "EntityAtAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "010343de22da4506ece9f7cf0042376d";

export default node;
