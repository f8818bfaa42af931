/**
 * @generated SignedSource<<c0dc3658437bcc1c59e0b2bb85fb68e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkExportsScreen_query$data = {
  readonly bulkExports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly ownRuns: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"BulkExportTable_bulkExports">;
      };
    }>;
  };
  readonly viewer: {
    readonly teams: ReadonlyArray<{
      readonly availableActions: ReadonlyArray<string>;
    }>;
    readonly timeZone: string;
  } | null | undefined;
  readonly " $fragmentType": "BulkExportsScreen_query";
};
export type BulkExportsScreen_query$key = {
  readonly " $data"?: BulkExportsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkExportsScreen_query">;
};

import BulkExportsScreenMoreQuery_graphql from './BulkExportsScreenMoreQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "bulkExports"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "fragmentPathInResult": [],
      "operation": BulkExportsScreenMoreQuery_graphql
    }
  },
  "name": "BulkExportsScreen_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "teams",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "availableActions",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "bulkExports",
      "args": [
        {
          "kind": "Literal",
          "name": "order",
          "value": "shown"
        }
      ],
      "concreteType": "QueryBulkExportsConnection",
      "kind": "LinkedField",
      "name": "__BulkExportsScreen_bulkExports_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryBulkExportsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BulkExport",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Export",
                  "kind": "LinkedField",
                  "name": "ownRuns",
                  "plural": true,
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
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BulkExportTable_bulkExports"
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
      "storageKey": "__BulkExportsScreen_bulkExports_connection(order:\"shown\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3d91777a33adf625d579bcf5f88f4f3c";

export default node;
