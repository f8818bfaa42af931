/**
 * @generated SignedSource<<89801bdb791bd22c72dcb7ab0ff7454d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
import type { FragmentRefs } from "relay-runtime";
export type FormCard_form$data = {
  readonly id: string;
  readonly name: string;
  readonly status: TemplateStatus;
  readonly " $fragmentSpreads": FragmentRefs<"StarButton_form">;
  readonly " $fragmentType": "FormCard_form";
};
export type FormCard_form$key = {
  readonly " $data"?: FormCard_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormCard_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormCard_form",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StarButton_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "3b086648f47b7574e6cabb6fc94e4629";

export default node;
