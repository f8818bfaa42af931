/**
 * @generated SignedSource<<7417524ab17d4646831e7a28511c55e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
import type { FragmentRefs } from "relay-runtime";
export type FormStatusField_form$data = {
  readonly everPublished: boolean;
  readonly id: string;
  readonly status: TemplateStatus;
  readonly " $fragmentType": "FormStatusField_form";
};
export type FormStatusField_form$key = {
  readonly " $data"?: FormStatusField_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormStatusField_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormStatusField_form",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "everPublished",
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "d93434e810fe28c10e2213ece298075a";

export default node;
