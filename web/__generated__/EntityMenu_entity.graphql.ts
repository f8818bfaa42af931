/**
 * @generated SignedSource<<54e7763f0ae9cb2954fd115386d78c5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityMenu_entity$data = {
  readonly archivedAt: string | null | undefined;
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly " $fragmentType": "EntityMenu_entity";
};
export type EntityMenu_entity$key = {
  readonly " $data"?: EntityMenu_entity$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityMenu_entity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityMenu_entity",
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
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "Entity",
  "abstractKey": null
};

(node as any).hash = "28e8c8dd03390b289d128bc4921fec24";

export default node;
