/**
 * @generated SignedSource<<9d23ebfb779aa650f0038e6103eeec00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityFilters_team$data = {
  readonly customEntities: ReadonlyArray<{
    readonly customEntityId: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "EntityFilters_team";
};
export type EntityFilters_team$key = {
  readonly " $data"?: EntityFilters_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityFilters_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityFilters_team",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "c55dea0ffa7bb888dc48ab45bfd018bc";

export default node;
