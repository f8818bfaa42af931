/**
 * @generated SignedSource<<ae76d76731899596d26c4ecb4696d67b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
import type { FragmentRefs } from "relay-runtime";
export type PortalCards_forms$data = ReadonlyArray<{
  readonly fees: ReadonlyArray<{
    readonly amountCents: number;
    readonly mode: string;
  }>;
  readonly formId: string;
  readonly icon: string | null | undefined;
  readonly name: string;
  readonly publicPath: string;
  readonly publiclyLaunchable: boolean;
  readonly status: TemplateStatus;
  readonly summary: string | null | undefined;
  readonly teamName: string;
  readonly typicalTime: string | null | undefined;
  readonly " $fragmentType": "PortalCards_forms";
}>;
export type PortalCards_forms$key = ReadonlyArray<{
  readonly " $data"?: PortalCards_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortalCards_forms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PortalCards_forms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formId",
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
      "name": "publicPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamName",
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
      "name": "summary",
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
      "name": "publiclyLaunchable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PortalFee",
      "kind": "LinkedField",
      "name": "fees",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PortalForm",
  "abstractKey": null
};

(node as any).hash = "bf2029c7bba9d8d2c556c9331b399d0b";

export default node;
