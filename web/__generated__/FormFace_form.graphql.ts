/**
 * @generated SignedSource<<1d12362dc648dde2c02a9b788225f59a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormFace_form$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly typicalTime: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryField_form" | "IconField_form">;
  readonly " $fragmentType": "FormFace_form";
};
export type FormFace_form$key = {
  readonly " $data"?: FormFace_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormFace_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormFace_form",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typicalTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryField_form"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IconField_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "d1831b2351b98e31d3829bbea8c0d80c";

export default node;
