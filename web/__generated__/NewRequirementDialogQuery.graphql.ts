/**
 * @generated SignedSource<<c6175cecf1933c9f1c31aa43fc867847>>
 * @relayHash 0ceb99ddbe052719127cb5203b9b203a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ceb99ddbe052719127cb5203b9b203a

import type { ConcreteRequest } from 'relay-runtime';
export type NewRequirementDialogQuery$variables = {
  id: string;
};
export type NewRequirementDialogQuery$data = {
  readonly node: {
    readonly submission: {
      readonly usualPaymentTerms: {
        readonly acceptsCash: boolean;
        readonly acceptsChecks: boolean;
        readonly constituentPaysFee: boolean;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type NewRequirementDialogQuery = {
  response: NewRequirementDialogQuery$data;
  variables: NewRequirementDialogQuery$variables;
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
      "concreteType": "PaymentTerms",
      "kind": "LinkedField",
      "name": "usualPaymentTerms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptsCash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptsChecks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "constituentPaysFee",
          "storageKey": null
        }
      ],
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
    "name": "NewRequirementDialogQuery",
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
    "name": "NewRequirementDialogQuery",
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
    "id": "0ceb99ddbe052719127cb5203b9b203a",
    "metadata": {},
    "name": "NewRequirementDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3370360f2acfd14bb8ecd65b898d5a8";

export default node;
