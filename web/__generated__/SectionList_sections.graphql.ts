/**
 * @generated SignedSource<<fb5427fd30049c2a4d342f250a601422>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionList_sections$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  readonly " $fragmentType": "SectionList_sections";
}>;
export type SectionList_sections$key = ReadonlyArray<{
  readonly " $data"?: SectionList_sections$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionList_sections">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SectionList_sections",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SectionEditor_section"
    }
  ],
  "type": "Section",
  "abstractKey": null
};

(node as any).hash = "49e2bc5878907f8caf6c5fe89fe2081a";

export default node;
