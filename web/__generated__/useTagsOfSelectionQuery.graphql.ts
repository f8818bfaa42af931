/**
 * @generated SignedSource<<04e74ebb1ac11edfaf8381de7554a527>>
 * @relayHash 083a43a8e81a97ee70898bce07c299cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 083a43a8e81a97ee70898bce07c299cb

import type { ConcreteRequest } from 'relay-runtime';
export type useTagsOfSelectionQuery$variables = {
  filters?: import('#domain/form/Content.ts').Content | null | undefined;
  isOn: boolean;
  search?: string | null | undefined;
  submissionIds?: ReadonlyArray<string> | null | undefined;
};
export type useTagsOfSelectionQuery$data = {
  readonly chosenSubmissions: {
    readonly tags: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
  };
};
export type useTagsOfSelectionQuery = {
  response: useTagsOfSelectionQuery$data;
  variables: useTagsOfSelectionQuery$variables;
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
    "name": "useTagsOfSelectionQuery",
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
    "name": "useTagsOfSelectionQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "083a43a8e81a97ee70898bce07c299cb",
    "metadata": {},
    "name": "useTagsOfSelectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4f171747ccae7a677f63dda666958ef4";

export default node;
