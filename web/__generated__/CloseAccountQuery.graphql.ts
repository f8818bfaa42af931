/**
 * @generated SignedSource<<57912b92bc845175c0adeec149fdfaaa>>
 * @relayHash a1385f1e04b68ae9aaf0e5590d4f4216
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1385f1e04b68ae9aaf0e5590d4f4216

import type { ConcreteRequest } from 'relay-runtime';
export type CloseAccountQuery$variables = {
  id: string;
};
export type CloseAccountQuery$data = {
  readonly node: {
    readonly teamsOwnedAlone?: ReadonlyArray<string>;
  } | null | undefined;
};
export type CloseAccountQuery = {
  response: CloseAccountQuery$data;
  variables: CloseAccountQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamsOwnedAlone",
      "storageKey": null
    }
  ],
  "type": "OperatedPerson",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CloseAccountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "CloseAccountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "a1385f1e04b68ae9aaf0e5590d4f4216",
    "metadata": {},
    "name": "CloseAccountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27ca7c5c383c9d8abf5acfb892c28709";

export default node;
