/**
 * @generated SignedSource<<982f23781649c8899bf30f3bade1fc06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomEntityList_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly customEntities: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CustomEntityRow_kind">;
  }>;
  readonly " $fragmentType": "CustomEntityList_team";
};
export type CustomEntityList_team$key = {
  readonly " $data"?: CustomEntityList_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomEntityList_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomEntityList_team",
  "selections": [
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CustomEntityRow_kind"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "96948f3288ca185427326a34001d9b4e";

export default node;
