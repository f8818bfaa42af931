/**
 * @generated SignedSource<<09e17d072f8ce082c6117fce3e1c756b>>
 * @relayHash 184f9b8f7fb1590112a0d46372bea375
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 184f9b8f7fb1590112a0d46372bea375

import type { ConcreteRequest } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
export type PaletteFoundQuery$variables = {
  term: string;
};
export type PaletteFoundQuery$data = {
  readonly quickSearch: {
    readonly forms: ReadonlyArray<{
      readonly availableActions: ReadonlyArray<string>;
      readonly everPublished: boolean;
      readonly formId: string;
      readonly name: string;
      readonly status: TemplateStatus;
      readonly teamName: string;
    }>;
    readonly submissions: ReadonlyArray<{
      readonly applicant: string | null | undefined;
      readonly dueAt: string | null | undefined;
      readonly identifier: string | null | undefined;
      readonly isRejected: boolean;
      readonly scopedId: number;
      readonly status: string;
      readonly submissionId: string;
      readonly templateName: string;
    }>;
    readonly teams: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
      readonly teamId: string;
    }>;
  };
};
export type PaletteFoundQuery = {
  response: PaletteFoundQuery$data;
  variables: PaletteFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "term"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "term",
        "variableName": "term"
      }
    ],
    "concreteType": "QuickFound",
    "kind": "LinkedField",
    "name": "quickSearch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FoundSubmission",
        "kind": "LinkedField",
        "name": "submissions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "submissionId",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRejected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scopedId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "identifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "templateName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "applicant",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FoundForm",
        "kind": "LinkedField",
        "name": "forms",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "formId",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teamName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "everPublished",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "availableActions",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FoundTeam",
        "kind": "LinkedField",
        "name": "teams",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teamId",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaletteFoundQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaletteFoundQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "184f9b8f7fb1590112a0d46372bea375",
    "metadata": {},
    "name": "PaletteFoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a49e14d39eaa673ddc0eb3e1b36ab2c2";

export default node;
