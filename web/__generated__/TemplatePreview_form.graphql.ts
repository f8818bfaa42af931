/**
 * @generated SignedSource<<49fcfc3b8be243e03e03b1e200602ac2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplatePreview_form$data = {
  readonly description: string | null | undefined;
  readonly icon: string | null | undefined;
  readonly name: string;
  readonly stepNames: ReadonlyArray<string>;
  readonly typicalTime: string | null | undefined;
  readonly " $fragmentType": "TemplatePreview_form";
};
export type TemplatePreview_form$key = {
  readonly " $data"?: TemplatePreview_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplatePreview_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplatePreview_form",
  "selections": [
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
      "name": "typicalTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepNames",
      "storageKey": null
    }
  ],
  "type": "LibraryForm",
  "abstractKey": null
};

(node as any).hash = "78b584dde9581e6de2b138b60a581f64";

export default node;
