/**
 * @generated SignedSource<<23b05d9403af298ed092dd2c908934c4>>
 * @relayHash d80cd32d5bd54b935474198d13e337ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d80cd32d5bd54b935474198d13e337ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type findAddressesQuery$variables = {
  isTyped: boolean;
  text: string;
};
export type findAddressesQuery$data = {
  readonly meant?: {
    readonly " $fragmentSpreads": FragmentRefs<"findAddresses_found">;
  };
  readonly suggested?: {
    readonly " $fragmentSpreads": FragmentRefs<"findAddresses_found">;
  };
};
export type findAddressesQuery = {
  response: findAddressesQuery$data;
  variables: findAddressesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isTyped"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "text"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FoundAddress",
    "kind": "LinkedField",
    "name": "results",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "street",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "zip",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "latitude",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "longitude",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "error",
    "storageKey": null
  }
],
v4 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "findAddresses_found",
    "selections": (v3/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "address",
    "variableName": "text"
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
    "name": "findAddressesQuery",
    "selections": [
      {
        "condition": "isTyped",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "suggested",
            "args": (v2/*:: as any*/),
            "concreteType": "AddressLookup",
            "kind": "LinkedField",
            "name": "addressSuggestions",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isTyped",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "meant",
            "args": (v5/*:: as any*/),
            "concreteType": "AddressLookup",
            "kind": "LinkedField",
            "name": "addressValidation",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
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
    "name": "findAddressesQuery",
    "selections": [
      {
        "condition": "isTyped",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "suggested",
            "args": (v2/*:: as any*/),
            "concreteType": "AddressLookup",
            "kind": "LinkedField",
            "name": "addressSuggestions",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isTyped",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "meant",
            "args": (v5/*:: as any*/),
            "concreteType": "AddressLookup",
            "kind": "LinkedField",
            "name": "addressValidation",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d80cd32d5bd54b935474198d13e337ff",
    "metadata": {},
    "name": "findAddressesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a8b74e5cddcc836b402222e6df45157c";

export default node;
