/**
 * @generated SignedSource<<d226b618144c4d332a3688940d6ea6a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomEntityType = "remote_gis" | "standard";
import type { FragmentRefs } from "relay-runtime";
export type EntityImportsScreen_start$data = {
  readonly customEntities: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly type: CustomEntityType;
  }>;
  readonly slug: string;
  readonly " $fragmentType": "EntityImportsScreen_start";
};
export type EntityImportsScreen_start$key = {
  readonly " $data"?: EntityImportsScreen_start$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityImportsScreen_start">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityImportsScreen_start",
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

(node as any).hash = "3327a1f6c1c0be7c853ea6f1a9d97e37";

export default node;
