/**
 * @generated SignedSource<<156432c4766299333613210ec1b5a1a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResolvedDiscussions_submission$data = {
  readonly id: string;
  readonly settled: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isUnread: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"DiscussionRow_discussion">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ResolvedDiscussions_submission";
};
export type ResolvedDiscussions_submission$key = {
  readonly " $data"?: ResolvedDiscussions_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResolvedDiscussions_submission">;
};

import ResolvedDiscussionsMoreQuery_graphql from './ResolvedDiscussionsMoreQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "settled"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "type"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ResolvedDiscussionsMoreQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ResolvedDiscussions_submission",
  "selections": [
    {
      "alias": "settled",
      "args": [
        {
          "kind": "Literal",
          "name": "order",
          "value": "shown"
        },
        {
          "kind": "Literal",
          "name": "resolved",
          "value": true
        },
        {
          "kind": "Variable",
          "name": "type",
          "variableName": "type"
        }
      ],
      "concreteType": "SubmissionDiscussionsConnection",
      "kind": "LinkedField",
      "name": "__ResolvedDiscussions_settled_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubmissionDiscussionsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Discussion",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isUnread",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DiscussionRow_discussion"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "8c495a66152259f9c6a89339df273cb7";

export default node;
