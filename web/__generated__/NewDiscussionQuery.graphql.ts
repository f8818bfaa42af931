/**
 * @generated SignedSource<<789e0d264a57d1cfd5518130599d45ee>>
 * @relayHash fcfa89ee9b80fbeb2f5cf339b42d4ac8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcfa89ee9b80fbeb2f5cf339b42d4ac8

import type { ConcreteRequest } from 'relay-runtime';
export type NewDiscussionQuery$variables = {
  id: string;
};
export type NewDiscussionQuery$data = {
  readonly node: {
    readonly submission: {
      readonly availableActions: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type NewDiscussionQuery = {
  response: NewDiscussionQuery$data;
  variables: NewDiscussionQuery$variables;
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
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewDiscussionQuery",
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
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "submission"
          }
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
    "name": "NewDiscussionQuery",
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
    "id": "fcfa89ee9b80fbeb2f5cf339b42d4ac8",
    "metadata": {},
    "name": "NewDiscussionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "22f7c01f619b41179ae426b6b3d57962";

export default node;
