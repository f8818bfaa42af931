/**
 * @generated SignedSource<<059485aa72f69aff71c43f0924eb84f8>>
 * @relayHash de3f75f7c9de49667c85896e7d3f9363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3f75f7c9de49667c85896e7d3f9363

import type { ConcreteRequest } from 'relay-runtime';
export type NewFormScreenQuery$variables = Record<PropertyKey, never>;
export type NewFormScreenQuery$data = {
  readonly myTeams: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly enableFormCreation: boolean;
    readonly id: string;
    readonly name: string;
    readonly slug: string;
  }>;
};
export type NewFormScreenQuery = {
  response: NewFormScreenQuery$data;
  variables: NewFormScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "myTeams",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "enableFormCreation",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewFormScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewFormScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "de3f75f7c9de49667c85896e7d3f9363",
    "metadata": {},
    "name": "NewFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28c8d011c4757e9ee6c66041276cecf8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
