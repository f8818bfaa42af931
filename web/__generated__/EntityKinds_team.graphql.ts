/**
 * @generated SignedSource<<28da50d6dfc82274c9c5146d614834c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomEntityType = "remote_gis" | "standard";
import type { FragmentRefs } from "relay-runtime";
export type EntityKinds_team$data = {
  readonly customEntities: ReadonlyArray<{
    readonly customEntityId: string;
    readonly name: string;
    readonly type: CustomEntityType;
  }>;
  readonly " $fragmentType": "EntityKinds_team";
};
export type EntityKinds_team$key = {
  readonly " $data"?: EntityKinds_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityKinds_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityKinds_team",
  "selections": [
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
          "name": "customEntityId",
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
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "971a2802d01a1f4ba3f526e6c7c109ed";

export default node;
