/**
 * @generated SignedSource<<f9d888b2cf97ec75b849b4c10b625dbd>>
 * @relayHash a564cf7566c0a97e6a3c8c40baeec029
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a564cf7566c0a97e6a3c8c40baeec029

import type { ConcreteRequest } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
export type LinkableChoiceQuery$variables = {
  id: string;
};
export type LinkableChoiceQuery$data = {
  readonly node: {
    readonly requirement: {
      readonly linkable: ReadonlyArray<{
        readonly customId: string | null | undefined;
        readonly id: string;
        readonly identifier: string | null | undefined;
        readonly scopedId: number;
        readonly status: SubmissionStatus;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type LinkableChoiceQuery = {
  response: LinkableChoiceQuery$data;
  variables: LinkableChoiceQuery$variables;
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
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "linkable",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customId",
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
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubprocessRequirement",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkableChoiceQuery",
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
            "name": "requirement"
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
    "name": "LinkableChoiceQuery",
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
    "id": "a564cf7566c0a97e6a3c8c40baeec029",
    "metadata": {},
    "name": "LinkableChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "416236bed85b20b757bbe25028e996ee";

export default node;
