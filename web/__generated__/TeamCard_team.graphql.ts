/**
 * @generated SignedSource<<0c8b8dd94f2395a259bf0ffefa83cbf0>>
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
  readonly " $fragmentSpreads": FragmentRefs<"TeamMonogram_team">;
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
      "name": "TeamMonogram_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "1c03c46407793d9b2e892642cb30a03a";

export default node;
