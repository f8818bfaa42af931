/**
 * @generated SignedSource<<1acdff3b257edab2871090b55c533f2a>>
 * @relayHash 4c064134efb03a9b9068c2895b9174d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c064134efb03a9b9068c2895b9174d5

import type { ConcreteRequest } from 'relay-runtime';
export type useSearchPageSlugStateQuery$variables = {
  searchPageId?: string | null | undefined;
  slug: string;
};
export type useSearchPageSlugStateQuery$data = {
  readonly searchPageSlugIsAvailable: boolean;
};
export type useSearchPageSlugStateQuery = {
  response: useSearchPageSlugStateQuery$data;
  variables: useSearchPageSlugStateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "searchPageId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "searchPageId",
        "variableName": "searchPageId"
      },
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "kind": "ScalarField",
    "name": "searchPageSlugIsAvailable",
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
    "name": "useSearchPageSlugStateQuery",
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
    "name": "useSearchPageSlugStateQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4c064134efb03a9b9068c2895b9174d5",
    "metadata": {},
    "name": "useSearchPageSlugStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "961d48b86b86763afa1a7b22695cbd66";

export default node;
