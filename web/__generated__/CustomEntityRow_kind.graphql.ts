/**
 * @generated SignedSource<<467cbb2ab39f029a6469761f9c4263c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomEntityType = "remote_gis" | "standard";
import type { FragmentRefs } from "relay-runtime";
export type CustomEntityRow_kind$data = {
  readonly entityCount: number;
  readonly fields: ReadonlyArray<{
    readonly __typename: "CustomEntityField";
  }>;
  readonly name: string;
  readonly type: CustomEntityType;
  readonly " $fragmentSpreads": FragmentRefs<"CustomEntityFields_kind" | "CustomEntitySettings_kind">;
  readonly " $fragmentType": "CustomEntityRow_kind";
};
export type CustomEntityRow_kind$key = {
  readonly " $data"?: CustomEntityRow_kind$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomEntityRow_kind">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomEntityRow_kind",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntityField",
      "kind": "LinkedField",
      "name": "fields",
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
      "name": "CustomEntityFields_kind"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomEntitySettings_kind"
    }
  ],
  "type": "CustomEntity",
  "abstractKey": null
};

(node as any).hash = "7dd1c9941ae60745514b4bfe0d3ad3bf";

export default node;
