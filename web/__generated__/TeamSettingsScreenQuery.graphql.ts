/**
 * @generated SignedSource<<1c042d4a068e79dd3f7f6cdcee91b6e9>>
 * @relayHash a1ca88894dd3ec64a0a51bbfee440ac0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1ca88894dd3ec64a0a51bbfee440ac0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamSettingsScreenQuery$variables = {
  slug: string;
};
export type TeamSettingsScreenQuery$data = {
  readonly teamBySlug: {
    readonly availableActions: ReadonlyArray<string>;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"LeaveTeam_team" | "ReadOnlySettings_team" | "TeamColorForm_team" | "TeamFactorCard_team" | "TeamNameForm_team" | "TeamRefundForm_team" | "TeamSlugForm_team" | "TeamSupportForm_team" | "TeamTagsForm_team" | "TeamTimeZoneForm_team">;
  } | null | undefined;
};
export type TeamSettingsScreenQuery = {
  response: TeamSettingsScreenQuery$data;
  variables: TeamSettingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableActions",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamSettingsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "teamBySlug",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamNameForm_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamColorForm_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamTimeZoneForm_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamSlugForm_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamSupportForm_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamTagsForm_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamRefundForm_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReadOnlySettings_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamFactorCard_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LeaveTeam_team"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TeamSettingsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "teamBySlug",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "color",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "showsTagsToApplicants",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refundAuthorizationRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "formsWithoutAuthority",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secondFactorRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "membersWithSecondFactor",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Role",
            "kind": "LinkedField",
            "name": "roles",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isViewerMember",
                "storageKey": null
              },
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
    "id": "a1ca88894dd3ec64a0a51bbfee440ac0",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "44ca489ea9f8f1ad91257e90c6973800";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
