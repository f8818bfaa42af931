/**
 * @generated SignedSource<<b1602577efee32929fe6ff0260135445>>
 * @relayHash ca019758d784942cfecfb9c0c5497c97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca019758d784942cfecfb9c0c5497c97

import type { ConcreteRequest } from 'relay-runtime';
export type FromFileScreenQuery$variables = Record<PropertyKey, never>;
export type FromFileScreenQuery$data = {
  readonly myTeams: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly enableFormCreation: boolean;
    readonly id: string;
    readonly name: string;
    readonly slug: string;
  }>;
};
export type FromFileScreenQuery = {
  response: FromFileScreenQuery$data;
  variables: FromFileScreenQuery$variables;
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
    "name": "FromFileScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FromFileScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ca019758d784942cfecfb9c0c5497c97",
    "metadata": {},
    "name": "FromFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "abfb2fe1a774091b852c62a2d3b3d7b0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
