/**
 * @generated SignedSource<<811657dcf3f38f47419211ff3d0eaa6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
import type { FragmentRefs } from "relay-runtime";
export type FormBanners_form$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly draft: {
    readonly hasPaymentStep: boolean;
    readonly isModified: boolean;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"PublishButton_draft">;
  } | null | undefined;
  readonly everPublished: boolean;
  readonly status: TemplateStatus;
  readonly " $fragmentType": "FormBanners_form";
};
export type FormBanners_form$key = {
  readonly " $data"?: FormBanners_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormBanners_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormBanners_form",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isModified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPaymentStep",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PublishButton_draft"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "53477aacea94f63bfa87dcf1f92653b4";

export default node;
