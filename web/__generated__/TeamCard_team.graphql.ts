/**
 * @generated SignedSource<<c21f84d46a033a3e0bb53462637f9464>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamCard_team$data = {
  readonly members: ReadonlyArray<{
    readonly __typename: "Contact";
  }>;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"TeamMark_team">;
  readonly " $fragmentType": "TeamCard_team";
};
export type TeamCard_team$key = {
  readonly " $data"?: TeamCard_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamCard_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamCard_team",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamMark_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "6547f94a1483d60b1bd3d1cb80baf15d";

export default node;
