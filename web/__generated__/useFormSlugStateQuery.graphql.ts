/**
 * @generated SignedSource<<8b4bd674e161cb409db7b029e8efdc0a>>
 * @relayHash 412bc6b5b20fd43fba99f20265c289d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 412bc6b5b20fd43fba99f20265c289d3

import type { ConcreteRequest } from 'relay-runtime';
export type useFormSlugStateQuery$variables = {
  masterTemplateId: string;
  slug: string;
};
export type useFormSlugStateQuery$data = {
  readonly formSlugIsAvailable: boolean;
};
export type useFormSlugStateQuery = {
  response: useFormSlugStateQuery$data;
  variables: useFormSlugStateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "masterTemplateId"
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
        "name": "masterTemplateId",
        "variableName": "masterTemplateId"
      },
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "kind": "ScalarField",
    "name": "formSlugIsAvailable",
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
    "name": "useFormSlugStateQuery",
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
    "name": "useFormSlugStateQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "412bc6b5b20fd43fba99f20265c289d3",
    "metadata": {},
    "name": "useFormSlugStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42b37ea143940de654868dee8e0b1203";

export default node;
