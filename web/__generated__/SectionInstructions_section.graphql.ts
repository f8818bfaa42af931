/**
 * @generated SignedSource<<2d247d731f159fc6e9816ae67733858d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionInstructions_section$data = {
  readonly id: string;
  readonly instructions: string | null | undefined;
  readonly " $fragmentType": "SectionInstructions_section";
};
export type SectionInstructions_section$key = {
  readonly " $data"?: SectionInstructions_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionInstructions_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SectionInstructions_section",
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
      "name": "instructions",
      "storageKey": null
    }
  ],
  "type": "Section",
  "abstractKey": null
};

(node as any).hash = "6d79a5befdb599256a363fa244c3549d";

export default node;
