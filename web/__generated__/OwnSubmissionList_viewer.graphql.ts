/**
 * @generated SignedSource<<1a42be282e54ce5f71e3a7550df19230>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OwnSubmissionGroup = "finished" | "inProgress" | "yourTurn";
import type { FragmentRefs } from "relay-runtime";
export type OwnSubmissionList_viewer$data = {
  readonly ownSubmissions: {
    readonly counts: ReadonlyArray<{
      readonly count: number;
      readonly group: OwnSubmissionGroup;
    }>;
    readonly edges: ReadonlyArray<{
      readonly group: OwnSubmissionGroup;
      readonly node: {
        readonly id: string;
        readonly team: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"useTownBranding_team">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"OwnSubmissionCard_submission">;
      };
    }>;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "OwnSubmissionList_viewer";
};
export type OwnSubmissionList_viewer$key = {
  readonly " $data"?: OwnSubmissionList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnSubmissionList_viewer">;
};

import OwnSubmissionListMoreQuery_graphql from './OwnSubmissionListMoreQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "ownSubmissions"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "kind": "RootArgument",
      "name": "group"
    },
    {
      "kind": "RootArgument",
      "name": "search"
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
        "viewer"
      ],
      "operation": OwnSubmissionListMoreQuery_graphql
    }
  },
  "name": "OwnSubmissionList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": "ownSubmissions",
      "args": [
        {
          "kind": "Variable",
          "name": "group",
          "variableName": "group"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "ViewerOwnSubmissionsConnection",
      "kind": "LinkedField",
      "name": "__OwnSubmissionList_ownSubmissions_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OwnSubmissionCount",
          "kind": "LinkedField",
          "name": "counts",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerOwnSubmissionsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Submission",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Team",
                  "kind": "LinkedField",
                  "name": "team",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useTownBranding_team"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OwnSubmissionCard_submission"
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "1432202c18e8e666d9243216417b03bd";

export default node;
