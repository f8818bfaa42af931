/**
 * @generated SignedSource<<3596847aa505c0f9feaa83d60de45f1b>>
 * @relayHash d28a65969f0c121b62a700892e4e9aad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d28a65969f0c121b62a700892e4e9aad

import type { ConcreteRequest } from 'relay-runtime';
export type AddSubprocessQuery$variables = {
  id: string;
};
export type AddSubprocessQuery$data = {
  readonly node: {
    readonly draft: {
      readonly subprocessForms: ReadonlyArray<{
        readonly id: string;
        readonly isPublished: boolean;
        readonly name: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type AddSubprocessQuery = {
  response: AddSubprocessQuery$data;
  variables: AddSubprocessQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubprocessForm",
      "kind": "LinkedField",
      "name": "subprocessForms",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
          "name": "isPublished",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddSubprocessQuery",
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
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "draft"
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
    "name": "AddSubprocessQuery",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d28a65969f0c121b62a700892e4e9aad",
    "metadata": {},
    "name": "AddSubprocessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a987b1248a55d585a137f9033480db5d";

export default node;
