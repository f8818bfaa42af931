/**
 * @generated SignedSource<<3b3701db4a84683820b931192ebcd5fc>>
 * @relayHash 646a583574f7607e071d08f1ec8e85c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 646a583574f7607e071d08f1ec8e85c3

import type { ConcreteRequest } from 'relay-runtime';
export type useChosenTagsQuery$variables = {
  filters?: import('#domain/form/Content.ts').Content | null | undefined;
  isOn: boolean;
  search?: string | null | undefined;
  submissionIds?: ReadonlyArray<string> | null | undefined;
};
export type useChosenTagsQuery$data = {
  readonly chosenSubmissions: {
    readonly tags: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
  };
};
export type useChosenTagsQuery = {
  response: useChosenTagsQuery$data;
  variables: useChosenTagsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOn"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "submissionIds"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filters",
        "variableName": "filters"
      },
      {
        "kind": "Variable",
        "name": "submissionIds",
        "variableName": "submissionIds"
      }
    ],
    "concreteType": "ChosenSubmissions",
    "kind": "LinkedField",
    "name": "chosenSubmissions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "isOn",
            "variableName": "isOn"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "ChosenTag",
        "kind": "LinkedField",
        "name": "tags",
        "plural": true,
        "selections": [
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
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChosenTagsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChosenTagsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "646a583574f7607e071d08f1ec8e85c3",
    "metadata": {},
    "name": "useChosenTagsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f7c5dc11bc62452289957ef667b91abf";

export default node;
