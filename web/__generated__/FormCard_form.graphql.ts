/**
 * @generated SignedSource<<932b9d5d0cff1011070df5929998888d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
import type { FragmentRefs } from "relay-runtime";
export type FormCard_form$data = {
  readonly icon: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
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

(node as any).hash = "5d1d13d68ab2239367424a3aa4228a38";

export default node;
