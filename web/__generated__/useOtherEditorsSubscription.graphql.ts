/**
 * @generated SignedSource<<0665c46d252a2405e9a2366830a07e78>>
 * @relayHash ad391e69c104a094bfa7a384497914b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad391e69c104a094bfa7a384497914b2

import type { ConcreteRequest } from 'relay-runtime';
export type useOtherEditorsSubscription$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useOtherEditorsSubscription$data = {
  readonly draftEditorsChanged: {
    readonly cursor: string;
    readonly flowTemplate: {
      readonly editors: ReadonlyArray<{
        readonly isViewer: boolean;
        readonly partId: string | null | undefined;
        readonly person: {
          readonly avatar: {
            readonly url: string | null | undefined;
          };
          readonly id: string;
          readonly initials: string;
          readonly name: string;
        };
        readonly stepId: string | null | undefined;
        readonly until: string;
      }>;
    } | null | undefined;
  };
};
export type useOtherEditorsSubscription = {
  response: useOtherEditorsSubscription$data;
  variables: useOtherEditorsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "flowTemplateId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "DraftEditor",
  "kind": "LinkedField",
  "name": "editors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
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
          "name": "initials",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "avatar",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOtherEditorsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DraftEditorsChange",
        "kind": "LinkedField",
        "name": "draftEditorsChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FlowTemplate",
            "kind": "LinkedField",
            "name": "flowTemplate",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOtherEditorsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DraftEditorsChange",
        "kind": "LinkedField",
        "name": "draftEditorsChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FlowTemplate",
            "kind": "LinkedField",
            "name": "flowTemplate",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad391e69c104a094bfa7a384497914b2",
    "metadata": {},
    "name": "useOtherEditorsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3b513d4a579b1a212c7529207aa3663a";

export default node;
