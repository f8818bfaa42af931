/**
 * @generated SignedSource<<b0a479ec0f74bce46ac00e73b91093f7>>
 * @relayHash df7caebcd99f22914350a34ba611e160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df7caebcd99f22914350a34ba611e160

import type { ConcreteRequest } from 'relay-runtime';
export type PaletteMoreQuery$variables = {
  term: string;
};
export type PaletteMoreQuery$data = {
  readonly submissionSearch: ReadonlyArray<{
    readonly applicant: string | null | undefined;
    readonly availableActions: ReadonlyArray<string>;
    readonly dueAt: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly isRejected: boolean;
    readonly scopedId: number;
    readonly status: string;
    readonly submissionId: string;
    readonly templateName: string;
  }>;
};
export type PaletteMoreQuery = {
  response: PaletteMoreQuery$data;
  variables: PaletteMoreQuery$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "availableActions",
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
    "name": "PaletteMoreQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaletteMoreQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df7caebcd99f22914350a34ba611e160",
    "metadata": {},
    "name": "PaletteMoreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "780c368dc154a5d9d6a0228a69bd6880";

export default node;
