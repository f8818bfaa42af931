/**
 * @generated SignedSource<<0abe9aba8adee354c264bdcb317ecbc7>>
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
  readonly id: string;
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

(node as any).hash = "8f03a837741ff7ebd166dd45bc56189a";

export default node;
