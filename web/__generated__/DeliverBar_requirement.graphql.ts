/**
 * @generated SignedSource<<a9832fb340f38c3e402d1c89b8ff4155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliverBar_requirement$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly " $fragmentType": "DeliverBar_requirement";
};
export type DeliverBar_requirement$key = {
  readonly " $data"?: DeliverBar_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliverBar_requirement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliverBar_requirement",
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
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "SupplementalRequirement",
  "abstractKey": null
};

(node as any).hash = "4ceee6487b2cbc61456d346f148a453f";

export default node;
