/**
 * @generated SignedSource<<f560cee649cb494ae3d7b578769fcc0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PortalCategories_team$data = {
  readonly portalCategories: ReadonlyArray<{
    readonly categoryId: string;
    readonly formsCount: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PortalCategories_team";
};
export type PortalCategories_team$key = {
  readonly " $data"?: PortalCategories_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortalCategories_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortalCategories_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PortalCategory",
      "kind": "LinkedField",
      "name": "portalCategories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categoryId",
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
          "name": "formsCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "32e061bb0ee8f4f5826723fd6e53235a";

export default node;
