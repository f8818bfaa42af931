/**
 * @generated SignedSource<<26c2bb1271d2e873f67dd14f4ee0fcfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormPresentation_form$data = {
  readonly alsoKnownAs: string | null | undefined;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly typicalTime: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryField_form" | "IconField_form">;
  readonly " $fragmentType": "FormPresentation_form";
};
export type FormPresentation_form$key = {
  readonly " $data"?: FormPresentation_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormPresentation_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormPresentation_form",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alsoKnownAs",
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

(node as any).hash = "31d1962ce76d86ec140176b91f0aec8a";

export default node;
