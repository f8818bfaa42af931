/**
 * @generated SignedSource<<8ae8de0e10c0de342fd548334e5e4acc>>
 * @relayHash b59bda0e3cb3ca687226ad88900d39df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b59bda0e3cb3ca687226ad88900d39df

import type { ConcreteRequest } from 'relay-runtime';
export type useSlugStateQuery$variables = {
  slug: string;
  teamId?: string | null | undefined;
};
export type useSlugStateQuery$data = {
  readonly teamSlugIsAvailable: boolean;
};
export type useSlugStateQuery = {
  response: useSlugStateQuery$data;
  variables: useSlugStateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teamId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      },
      {
        "kind": "Variable",
        "name": "teamId",
        "variableName": "teamId"
      }
    ],
    "kind": "ScalarField",
    "name": "teamSlugIsAvailable",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSlugStateQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSlugStateQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b59bda0e3cb3ca687226ad88900d39df",
    "metadata": {},
    "name": "useSlugStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ae01b4f1dffe7e00a03089a3bdbbb0fa";

export default node;
