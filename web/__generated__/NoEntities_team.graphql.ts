/**
 * @generated SignedSource<<03a3ee42a5ddf2728f5b04552a35896b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoEntities_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly customEntities: ReadonlyArray<{
    readonly __typename: "CustomEntity";
  }>;
  readonly slug: string;
  readonly " $fragmentType": "NoEntities_team";
};
export type NoEntities_team$key = {
  readonly " $data"?: NoEntities_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoEntities_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoEntities_team",
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
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntity",
      "kind": "LinkedField",
      "name": "customEntities",
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
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "06b478087cfb5710b37716f60f27c29f";

export default node;
