/**
 * @generated SignedSource<<23e328165e21d24e187d75d7cbba9d61>>
 * @relayHash b0be8ec4e37a0689e157f2fdb57a2781
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0be8ec4e37a0689e157f2fdb57a2781

import type { ConcreteRequest } from 'relay-runtime';
export type PalettePeopleQuery$variables = {
  submissionId: string;
  term: string;
};
export type PalettePeopleQuery$data = {
  readonly people: {
    readonly roles: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly teammates: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type PalettePeopleQuery = {
  response: PalettePeopleQuery$data;
  variables: PalettePeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "submissionId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "term"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "submissionId",
        "variableName": "submissionId"
      },
      {
        "kind": "Variable",
        "name": "term",
        "variableName": "term"
      }
    ],
    "concreteType": "PeopleMatches",
    "kind": "LinkedField",
    "name": "people",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "roles",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "teammates",
        "plural": true,
        "selections": (v2/*:: as any*/),
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
    "name": "PalettePeopleQuery",
    "selections": (v3/*:: as any*/),
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
    "name": "PalettePeopleQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "b0be8ec4e37a0689e157f2fdb57a2781",
    "metadata": {},
    "name": "PalettePeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41f0fc0a9a42c60267393f502201ed56";

export default node;
