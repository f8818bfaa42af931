/**
 * @generated SignedSource<<1cd4d53c13cf1566a1cdec3490858201>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmitRequirementBar_requirement$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly " $fragmentType": "SubmitRequirementBar_requirement";
};
export type SubmitRequirementBar_requirement$key = {
  readonly " $data"?: SubmitRequirementBar_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmitRequirementBar_requirement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmitRequirementBar_requirement",
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

(node as any).hash = "6e3294237f8753f6ae4cb118ba441ea6";

export default node;
