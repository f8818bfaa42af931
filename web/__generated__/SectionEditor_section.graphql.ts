/**
 * @generated SignedSource<<5ef593dac00b3487aef86bd3f578efb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionEditor_section$data = {
  readonly id: string;
  readonly logicConfig: {
    readonly " $fragmentSpreads": FragmentRefs<"LogicSummary_logic">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FieldList_section">;
  readonly " $fragmentType": "SectionEditor_section";
};
export type SectionEditor_section$key = {
  readonly " $data"?: SectionEditor_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SectionEditor_section",
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
      "concreteType": "LogicConfig",
      "kind": "LinkedField",
      "name": "logicConfig",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LogicSummary_logic"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FieldList_section"
    }
  ],
  "type": "Section",
  "abstractKey": null
};

(node as any).hash = "e570126b13b25a00bd13850a3a6f7ac2";

export default node;
