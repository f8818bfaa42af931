/**
 * @generated SignedSource<<6036451b46be8982a758655a1501e616>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureMap_entity$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly geometry: import('#domain/form/Content.ts').Content | null | undefined;
  readonly id: string;
  readonly isRemote: boolean;
  readonly name: string;
  readonly refreshedAt: string | null | undefined;
  readonly remoteProblem: string | null | undefined;
  readonly " $fragmentType": "FeatureMap_entity";
};
export type FeatureMap_entity$key = {
  readonly " $data"?: FeatureMap_entity$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureMap_entity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureMap_entity",
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
      "name": "isRemote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "geometry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remoteProblem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refreshedAt",
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

(node as any).hash = "6059516c566c6cd7db0876e44e5de01e";

export default node;
