/**
 * @generated SignedSource<<0f322b61984816c36da5e0182d57697a>>
 * @relayHash eaa6b384d987efc1af00e21255bfae92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa6b384d987efc1af00e21255bfae92

import type { ConcreteRequest } from 'relay-runtime';
export type findSurveyAddressesQuery$variables = {
  isWhole: boolean;
  text: string;
  token: string;
};
export type findSurveyAddressesQuery$data = {
  readonly surveyAddresses: {
    readonly error: string | null | undefined;
    readonly results: ReadonlyArray<{
      readonly city: string;
      readonly latitude: number | null | undefined;
      readonly longitude: number | null | undefined;
      readonly state: string;
      readonly street: string;
      readonly text: string;
      readonly unit: string | null | undefined;
      readonly zip: string;
    }>;
  } | null | undefined;
};
export type findSurveyAddressesQuery = {
  response: findSurveyAddressesQuery$data;
  variables: findSurveyAddressesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isWhole"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isWhole",
        "variableName": "isWhole"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "AddressLookup",
    "kind": "LinkedField",
    "name": "surveyAddresses",
    "plural": false,
    "selections": [
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findSurveyAddressesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findSurveyAddressesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "eaa6b384d987efc1af00e21255bfae92",
    "metadata": {},
    "name": "findSurveyAddressesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7de88920587add867bfb3e5dee58face";

export default node;
