/**
 * @generated SignedSource<<0fb03f99d257cfbd3a26d5277938c450>>
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
    readonly id: string;
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "2aa2fafb79cc48013f36e0234fcff628";

export default node;
