/**
 * @generated SignedSource<<7373a91e208ab2e5aaa15dc766330533>>
 * @relayHash 33cd67a9c5818c2ac1dc74d0eb83e207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33cd67a9c5818c2ac1dc74d0eb83e207

import type { ConcreteRequest } from 'relay-runtime';
export type useFormStepsQuery$variables = {
  id: string;
};
export type useFormStepsQuery$data = {
  readonly node: {
    readonly searchableSteps?: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly dataType: string;
        readonly identity: string;
        readonly name: string | null | undefined;
        readonly options: ReadonlyArray<{
          readonly identity: string;
          readonly name: string;
        }>;
      }>;
      readonly identity: string;
      readonly isLegacy: boolean;
      readonly legacyFields: ReadonlyArray<{
        readonly dataType: string;
        readonly identity: string;
        readonly name: string | null | undefined;
        readonly options: ReadonlyArray<{
          readonly identity: string;
          readonly name: string;
        }>;
      }>;
      readonly name: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useFormStepsQuery = {
  response: useFormStepsQuery$data;
  variables: useFormStepsQuery$variables;
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
  "name": "identity",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dataType",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SearchableOption",
    "kind": "LinkedField",
    "name": "options",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "storageKey": null
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchableStep",
      "kind": "LinkedField",
      "name": "searchableSteps",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLegacy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchableField",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchableField",
          "kind": "LinkedField",
          "name": "legacyFields",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFormStepsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
    "name": "useFormStepsQuery",
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
          (v5/*:: as any*/),
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
    "id": "33cd67a9c5818c2ac1dc74d0eb83e207",
    "metadata": {},
    "name": "useFormStepsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c43ac3c7857629f29487a0aa0166912";

export default node;
