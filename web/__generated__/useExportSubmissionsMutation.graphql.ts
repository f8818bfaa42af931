/**
 * @generated SignedSource<<60a8db794089c3764e1612875f36d9f1>>
 * @relayHash bea4cbbc2b4d44ebb1810ba2755c2df7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bea4cbbc2b4d44ebb1810ba2755c2df7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportFormat = "csv" | "xlsx";
export type ExportListType = "outputs" | "submissions";
export type OutputSort = "applicant" | "createdAt" | "expiresAt" | "form" | "issuedAt" | "name" | "number";
export type PriorMonthsType = "completion" | "launched";
export type SubmissionSort = "applicant" | "createdAt" | "currentStep" | "currentStepSince" | "dueAt" | "form" | "identifier" | "lastActivityAt" | "lastAnswerAt" | "lastChangedAt" | "lastEditedAt" | "number";
export type CreateExportInput = {
  ascending?: boolean | null | undefined;
  by?: PriorMonthsType | null | undefined;
  filters?: import('#domain/form/Content.ts').Content | null | undefined;
  format: ExportFormat;
  from?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  masterTemplateIds?: ReadonlyArray<string> | null | undefined;
  outputSort?: OutputSort | null | undefined;
  sort?: SubmissionSort | null | undefined;
  type: ExportListType;
  until?: string | null | undefined;
};
export type useExportSubmissionsMutation$variables = {
  input: CreateExportInput;
};
export type useExportSubmissionsMutation$data = {
  readonly createExport: {
    readonly export?: {
      readonly id: string;
    };
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refused">;
    } | null | undefined;
  } | null | undefined;
};
export type useExportSubmissionsMutation = {
  response: useExportSubmissionsMutation$data;
  variables: useExportSubmissionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Export",
      "kind": "LinkedField",
      "name": "export",
      "plural": false,
      "selections": [
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
  ],
  "type": "CreateExportPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      (v4/*:: as any*/)
    ],
    "type": "RefusedError",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "InvalidInputError",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportSubmissionsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createExport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refused",
                  "selections": (v5/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refused",
              "abstractKey": "__isRefused"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refused"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportSubmissionsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createExport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Refused",
            "abstractKey": "__isRefused"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bea4cbbc2b4d44ebb1810ba2755c2df7",
    "metadata": {},
    "name": "useExportSubmissionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f828fde33dc7cd07ea2cca5212e0588";

export default node;
