/**
 * @generated SignedSource<<ff811606b7540801e36dd8874d625bb6>>
 * @relayHash 9dca0fc920fd95cd6e34eba0a6e66679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dca0fc920fd95cd6e34eba0a6e66679

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicationsScreenQuery$variables = Record<PropertyKey, never>;
export type ApplicationsScreenQuery$data = {
  readonly installation: {
    readonly approved: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ApplicationCard_application">;
    }>;
    readonly declined: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ApplicationCard_application">;
    }>;
    readonly waiting: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ApplicationCard_application">;
    }>;
  } | null | undefined;
  readonly viewer: {
    readonly timeZone: string;
  } | null | undefined;
};
export type ApplicationsScreenQuery = {
  response: ApplicationsScreenQuery$data;
  variables: ApplicationsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "state",
    "value": "waiting"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ApplicationCard_application"
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "state",
    "value": "approved"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "state",
    "value": "declined"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/),
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "purpose",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "createdAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "declineReason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "applicant",
    "plural": false,
    "selections": [
      (v6/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "applicantEmail",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ApplicationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": "waiting",
            "args": (v1/*:: as any*/),
            "concreteType": "TeamApplication",
            "kind": "LinkedField",
            "name": "teamApplications",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": "teamApplications(state:\"waiting\")"
          },
          {
            "alias": "approved",
            "args": (v4/*:: as any*/),
            "concreteType": "TeamApplication",
            "kind": "LinkedField",
            "name": "teamApplications",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": "teamApplications(state:\"approved\")"
          },
          {
            "alias": "declined",
            "args": (v5/*:: as any*/),
            "concreteType": "TeamApplication",
            "kind": "LinkedField",
            "name": "teamApplications",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": "teamApplications(state:\"declined\")"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ApplicationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": "waiting",
            "args": (v1/*:: as any*/),
            "concreteType": "TeamApplication",
            "kind": "LinkedField",
            "name": "teamApplications",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": "teamApplications(state:\"waiting\")"
          },
          {
            "alias": "approved",
            "args": (v4/*:: as any*/),
            "concreteType": "TeamApplication",
            "kind": "LinkedField",
            "name": "teamApplications",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": "teamApplications(state:\"approved\")"
          },
          {
            "alias": "declined",
            "args": (v5/*:: as any*/),
            "concreteType": "TeamApplication",
            "kind": "LinkedField",
            "name": "teamApplications",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": "teamApplications(state:\"declined\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9dca0fc920fd95cd6e34eba0a6e66679",
    "metadata": {},
    "name": "ApplicationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a4656496643889d1f7221845695187a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
