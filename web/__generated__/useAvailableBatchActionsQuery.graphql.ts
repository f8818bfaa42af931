/**
 * @generated SignedSource<<32133aed6dff8c81f1a3a40afdf69973>>
 * @relayHash 26e7769a5bcc6cba85adbc46362b14dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26e7769a5bcc6cba85adbc46362b14dd

import type { ConcreteRequest } from 'relay-runtime';
export type BatchAction = "assign" | "delete" | "halt" | "resume" | "tag" | "unassign" | "untag";
export type useAvailableBatchActionsQuery$variables = {
  filters?: import('#domain/form/Content.ts').Content | null | undefined;
  submissionIds?: ReadonlyArray<string> | null | undefined;
};
export type useAvailableBatchActionsQuery$data = {
  readonly chosenSubmissions: {
    readonly exportCount: number;
    readonly importedCount: number;
    readonly offers: ReadonlyArray<{
      readonly action: BatchAction;
      readonly count: number;
    }>;
  };
};
export type useAvailableBatchActionsQuery = {
  response: useAvailableBatchActionsQuery$data;
  variables: useAvailableBatchActionsQuery$variables;
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
  "name": "submissionIds"
},
v2 = [
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
        "args": null,
        "kind": "ScalarField",
        "name": "exportCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "importedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BatchOffer",
        "kind": "LinkedField",
        "name": "offers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAvailableBatchActionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAvailableBatchActionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "26e7769a5bcc6cba85adbc46362b14dd",
    "metadata": {},
    "name": "useAvailableBatchActionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c645db5771a638bce1a43a923e1f529b";

export default node;
