/**
 * @generated SignedSource<<8ce7a180c19a739de437a6f798d0a12d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplatePicker_forms$data = ReadonlyArray<{
  readonly category: string | null | undefined;
  readonly description: string | null | undefined;
  readonly icon: string | null | undefined;
  readonly libraryFormId: string;
  readonly name: string;
  readonly stepNames: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"TemplatePreview_form">;
  readonly " $fragmentType": "TemplatePicker_forms";
}>;
export type TemplatePicker_forms$key = ReadonlyArray<{
  readonly " $data"?: TemplatePicker_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplatePicker_forms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TemplatePicker_forms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libraryFormId",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepNames",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TemplatePreview_form"
    }
  ],
  "type": "LibraryForm",
  "abstractKey": null
};

(node as any).hash = "f9e71dd7b984d0925033f45dc65681b9";

export default node;
