/**
 * @generated SignedSource<<46f6241898fbe6dfb2198556bc359d83>>
 * @relayHash 7428615bbb092803c51f1dc3cadaf5b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8b4ceb7656fbae01bf84795bc01850229ad4fd09c19638b15eccb086968ad42

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamSettingsScreenQuery$variables = {
  slug: string;
};
export type TeamSettingsScreenQuery$data = {
  readonly teamBySlug: {
    readonly availableActions: ReadonlyArray<string>;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReadOnlySettings_team" | "TeamColorForm_team" | "TeamNameForm_team" | "TeamRefundForm_team" | "TeamSlugForm_team" | "TeamTimeZoneForm_team">;
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
};
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
            "name": "TeamRefundForm_team"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReadOnlySettings_team"
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
            "name": "refundAuthorizationRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "formsWithoutAuthority",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d8b4ceb7656fbae01bf84795bc01850229ad4fd09c19638b15eccb086968ad42",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3a8ad6137a5bc275832c78969bfc9eb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
