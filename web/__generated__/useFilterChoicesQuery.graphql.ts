/**
 * @generated SignedSource<<8f3d752539e70e9f51378f255db674ad>>
 * @relayHash 9c7465f05f57301db7d20e43f563d857
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c7465f05f57301db7d20e43f563d857

import type { ConcreteRequest } from 'relay-runtime';
export type FilterChoiceSource = "applicants" | "assignees" | "imports" | "outputKinds" | "tags";
export type useFilterChoicesQuery$variables = {
  source: FilterChoiceSource;
  term?: string | null | undefined;
};
export type useFilterChoicesQuery$data = {
  readonly filterChoices: ReadonlyArray<{
    readonly choiceId: string;
    readonly hint: string | null | undefined;
    readonly name: string;
  }>;
};
export type useFilterChoicesQuery = {
  response: useFilterChoicesQuery$data;
  variables: useFilterChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "source"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "term"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "source",
        "variableName": "source"
      },
      {
        "kind": "Variable",
        "name": "term",
        "variableName": "term"
      }
    ],
    "concreteType": "FilterChoice",
    "kind": "LinkedField",
    "name": "filterChoices",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "choiceId",
        "storageKey": null
      },
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
        "name": "hint",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFilterChoicesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFilterChoicesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c7465f05f57301db7d20e43f563d857",
    "metadata": {},
    "name": "useFilterChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac2116fc4168781d0ea37b50c0c40d93";

export default node;
