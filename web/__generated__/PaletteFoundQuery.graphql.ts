/**
 * @generated SignedSource<<1fff440db90ed28030f08ad5683dfea3>>
 * @relayHash bd079888bda02d6ab4b85ee8746ea990
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd079888bda02d6ab4b85ee8746ea990

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
      readonly availableActions: ReadonlyArray<string>;
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
  "name": "availableActions",
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
          },
          (v2/*:: as any*/)
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
          (v3/*:: as any*/),
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
          (v2/*:: as any*/)
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
          (v3/*:: as any*/),
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
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaletteFoundQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "bd079888bda02d6ab4b85ee8746ea990",
    "metadata": {},
    "name": "PaletteFoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d92a33d764b0c0ab9f84474fc08e7f85";

export default node;
