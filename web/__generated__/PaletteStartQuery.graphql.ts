/**
 * @generated SignedSource<<cb207026307a44c63e066eda2e620bfd>>
 * @relayHash 2f9f2266be104efe550b07b50ddef1da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f9f2266be104efe550b07b50ddef1da

import type { ConcreteRequest } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
export type WayToTeam = "apply" | "create" | "none";
export type PaletteStartQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type PaletteStartQuery$data = {
  readonly myTeams: ReadonlyArray<{
    readonly availableActions: ReadonlyArray<string>;
    readonly enableFormCreation: boolean;
    readonly name: string;
    readonly slug: string;
  }>;
  readonly quickKnown: {
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
  };
  readonly viewer: {
    readonly hasAssignments: boolean;
    readonly hasFigures: boolean;
    readonly hasOtherForms: boolean;
    readonly isOperator: boolean;
    readonly teams: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly wayToTeam: WayToTeam;
  } | null | undefined;
};
export type PaletteStartQuery = {
  response: PaletteStartQuery$data;
  variables: PaletteStartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOperator",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasAssignments",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasFigures",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasOtherForms",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wayToTeam",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "teams",
  "plural": true,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enableFormCreation",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableActions",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "ids",
      "variableName": "ids"
    }
  ],
  "concreteType": "QuickFound",
  "kind": "LinkedField",
  "name": "quickKnown",
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
        (v12/*:: as any*/),
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
        (v11/*:: as any*/)
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
        (v9/*:: as any*/),
        (v12/*:: as any*/),
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
        (v11/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaletteStartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "myTeams",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      (v13/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaletteStartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "myTeams",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      (v13/*:: as any*/)
    ]
  },
  "params": {
    "id": "2f9f2266be104efe550b07b50ddef1da",
    "metadata": {},
    "name": "PaletteStartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7aad7f1278a62c3d9bc62842eda21756";

export default node;
