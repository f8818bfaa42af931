/**
 * @generated SignedSource<<3c3fb3c5af9ae0cc867e60173396091c>>
 * @relayHash 765e4d791eb302c48e7fdad267d1954a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 765e4d791eb302c48e7fdad267d1954a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveFinderInput = {
  finder: FinderInput;
  revision: number;
  teamId: string;
};
export type FinderInput = {
  combinations: ReadonlyArray<FinderCombinationInput>;
  intro: string;
  questions: ReadonlyArray<FinderQuestionInput>;
  results: ReadonlyArray<FinderResultInput>;
  title: string;
};
export type FinderCombinationInput = {
  formIds: ReadonlyArray<string>;
  key: string;
};
export type FinderQuestionInput = {
  answers: ReadonlyArray<FinderAnswerInput>;
  hint: string;
  key: string;
  text: string;
};
export type FinderAnswerInput = {
  key: string;
  leadsTo?: string | null | undefined;
  text: string;
};
export type FinderResultInput = {
  contact: string;
  forms: ReadonlyArray<FinderFormInput>;
  key: string;
  text: string;
  title: string;
};
export type FinderFormInput = {
  formId: string;
  reason: string;
};
export type useSaveFinderMutation$variables = {
  input: SaveFinderInput;
};
export type useSaveFinderMutation$data = {
  readonly saveFinder: {
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refused">;
    } | null | undefined;
    readonly revision?: number;
  } | null | undefined;
};
export type useSaveFinderMutation = {
  response: useSaveFinderMutation$data;
  variables: useSaveFinderMutation$variables;
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
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "SaveFinderPayload",
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
    "name": "useSaveFinderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveFinder",
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
    "name": "useSaveFinderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveFinder",
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
    "id": "765e4d791eb302c48e7fdad267d1954a",
    "metadata": {},
    "name": "useSaveFinderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb0d2315b1b5eee556f6e882b9210e64";

export default node;
